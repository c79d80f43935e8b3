### Noms et effets des cartes, lieux, gangs, niveaux, scénarios et missions.

## Jeux et éditions

game-smile-and-gun = With a Smile & a Gun
    .text = Deux boss, treize dés et une ville qui s’achète pâté de maisons par pâté de maisons, si l’Ombre n’y passe pas avant vous.
game-gangster = Gangster : les Boss de Chicago
    .text = Trente-six gangsters, quatre balles, un seul Al Capone : remplissez les rangées, comptez les puissances et surveillez vos voisins.
edition-german = Édition allemande
edition-first = Première édition
rival-first = Bande de la Rue Morgue
rival-german = Bande de Brando Avenue

## Cartes Ombre

shadow-badge = L’Insigne
    .text = Après le déplacement de l’Ombre, toute la police quitte ce district.
shadow-gumshoe = Le Limier
    .text = En phase 5, le joueur qui a le plus d’hommes de main dans ce district prend la carte ; en cas d’égalité, elle revient au milieu. Celui qui la tient ne peut pas prendre de dé de la plus haute valeur de la réserve, sauf si tous les dés y sont égaux. La tenir à la fin coûte 3 points.
shadow-siren = La Femme fatale
    .text = Après le déplacement de l’Ombre, la couleur la plus nombreuse de ce district perd la moitié de ses cubes, perte arrondie à l’entier inférieur. Si plusieurs sont en tête, chacune y passe ; la police n’est pas épargnée.
shadow-historian = L’Historien
    .text = Quand ce district a été évalué, les hommes de main qui le quittent vont sur cette carte. À la fin, chacun rapporte 1 point à son propriétaire ; un joueur qui n’en a aucun ici perd 5 points.
shadow-remover = Le Nettoyeur
    .text = Après le déplacement de l’Ombre, un jeton de ce district est défaussé : celui que prendrait la police. S’il n’en reste qu’un, il n’y a rien pour le deuxième.
shadow-hideout = La Cachette
    .text = Quand ce district a été évalué, le joueur qui y a le moins d’hommes de main les y laisse. En cas d’égalité, tous partent.
shadow-collector = Le Collecteur
    .text = En phase 3, le joueur qui a le plus d’hommes de main dans ce district peut relancer un de ses dés d’action, effectue l’action qu’il montre alors et le remet en place ; la nouvelle valeur compte pour la pression. En cas d’égalité avec des hommes de main sur place, les deux le peuvent, dans l’ordre que choisit le premier joueur.
shadow-press = La Presse
    .text = La pression de chaque joueur augmente du nombre de ses hommes de main dans ce district.
shadow-secret_service = Les Services secrets
    .text = Après le déplacement de l’Ombre, 2 policiers s’ajoutent à ce district.
shadow-mayor = Le Maire
    .text = Après le bonus de la phase 4, le joueur dont la pression est la plus basse peut encore ajouter 2 de ses hommes de main à ce district, les deux ou aucun. À pression égale, personne.
shadow-water_creature = La Créature des eaux
    .text = Un monstre ; vit dans le port et ne se déplace jamais. En phase 3, le joueur qui y a le plus d’hommes de main peut utiliser le dé restant pour une action supplémentaire, qui n’ajoute rien à la pression.
shadow-guardian = Le Gardien
    .text = Un monstre ; vit au centre et ne se déplace jamais. En phase 5, il y compte comme une quatrième couleur avec autant de cubes que le dé restant l’indique, gagne toute égalité à laquelle il participe et se sert comme la police, mais son jeton va dans le sac. Le centre est réglé en premier, puis l’anneau à partir du port.
shadow-cursed = Le Maudit
    .text = Un monstre ; vit dans le parc, qui ne contient qu’un jeton, et ne se déplace jamais. En phase 3, le dé restant y est posé comme second butin : qui le prend en phase 5 pose autant de ses hommes de main sur cette carte ; la police ne le prend que s’il n’y a rien d’autre, et sans effet. À la fin, chaque homme de main ici vaut 1 point, et le joueur qui en a le plus en reçoit 5 de plus (à égalité, personne).

## Cartes Infusion

infusion-last_chance = Dernière chance
    .text = À tout moment de votre tour : relancez un ou plusieurs dés encore dans la réserve, même le dernier, celui qui mène l’Ombre.
    .solo = difficile
infusion-knockoff = Contrefaçon
    .text = Quand vous obtenez un chapeau ou un business, posez-le sur une de vos infusions face visible. Un chapeau compte double, un business face visible compte pour deux dans la majorité, face cachée il vaut 2.
    .solo = facile
infusion-dragging_arms = Bras long
    .text = À tout moment de votre tour : déplacez un cube, de n’importe quelle couleur, vers un autre district.
    .solo = facile
infusion-slippery = Passe-passe
    .text = Après votre mouvement, avant votre action : échangez un de vos jetons contre un de ceux du district devant votre boss. Un jeton face cachée y retourne face visible.
    .solo = moyen
infusion-enthralling = Envoûtement
    .text = En phase 5, avant qu’un district soit réglé : remplacez-y un policier par un de vos hommes de main. Le premier joueur d’abord, puis à tour de rôle, jusqu’à deux refus de suite.
    .solo = moyen
infusion-overwhelm = Surnombre
    .text = À la place de votre action : posez dans un seul district autant de vos hommes de main que le dé d’action l’indique. Le dé compte quand même pour la pression. Une fois par tour.
    .solo = facile
infusion-quick_step = Pas rapide
    .text = Au lieu d’avancer selon le dé : placez votre boss sur n’importe quelle case, même la sienne. Puis posez vos hommes de main comme d’habitude. Une fois par tour.
    .solo = difficile
infusion-shell_game = Bonneteau
    .text = Après votre mouvement : choisissez quel district de votre ligne reçoit 3 hommes de main, lequel 2 et lequel 1. Une fois par tour.
    .solo = moyen
infusion-soulmate = Âme sœur
    .text = En fin de partie, chaque paire de vos infusions face visible vaut 10 points. Une infusion seule ne vaut rien.
    .solo = facile

## Jetons, districts, couleurs, gangs

kind-hat = chapeau
kind-gambling = casino
kind-weapons = armes
kind-contraband = contrebande
kind-infusion = infusion

district-0 = Port
    .at = au Port
    .to = au Port
    .from = du Port
district-1 = Marché aux poissons
    .at = au Marché aux poissons
    .to = au Marché aux poissons
    .from = du Marché aux poissons
district-2 = Gare centrale
    .at = à la Gare centrale
    .to = à la Gare centrale
    .from = de la Gare centrale
district-3 = Rue des Entrepôts
    .at = rue des Entrepôts
    .to = dans la rue des Entrepôts
    .from = de la rue des Entrepôts
district-4 = Hôtel de ville
    .at = à l’Hôtel de ville
    .to = à l’Hôtel de ville
    .from = de l’Hôtel de ville
district-5 = Parc
    .at = au Parc
    .to = au Parc
    .from = du Parc
district-6 = Aciérie
    .at = à l’Aciérie
    .to = à l’Aciérie
    .from = de l’Aciérie
district-7 = Rue des Théâtres
    .at = rue des Théâtres
    .to = dans la rue des Théâtres
    .from = de la rue des Théâtres
district-8 = Hippodrome
    .at = à l’Hippodrome
    .to = à l’Hippodrome
    .from = de l’Hippodrome

colour-green = Vert
colour-yellow = Jaune
colour-police = Police

gang-red = Rouge
gang-blue = Bleu
gang-yellow = Jaune
gang-grey = Gris

## Niveaux du jeu en solo

level-normal = Normal
    .text = Le gang joue selon la règle. Une pression plus basse lui rapporte un jeton solo de 3 points.
level-trickster = Filou
    .text = Deux ou trois cartes Infusion sont en jeu ; à chaque infusion utilisée, vous choisissez l’une d’elles.
level-henchman = Homme de main
    .text = Le gang ne reçoit pas de jetons solo ; avec une pression plus basse, il vous prive seulement du bonus.
level-capo = Capo
    .text = Quand le gang prend un 6 comme dé d’action, il pose aussitôt un homme de main devant votre boss et un dans le district de l’Ombre.
level-don = Don
    .text = Comme Capo ; de plus, les infusions face cachée du gang comptent 3 et ses jetons solo 6.
level-easy = Facile
    .text = Le gang ne reçoit pas de jetons solo ; avec une pression plus basse, il vous prive seulement du bonus.
level-hard = Difficile
    .text = Si tous les dés sont égaux avant son tour, le gang relance d’abord une fois toute la réserve. Quand il prend un 6 comme dé d’action, il pose aussitôt un homme de main devant votre boss et un dans le district de l’Ombre.
level-legendary = Légendaire
    .text = Comme Difficile ; de plus, les infusions du gang comptent 3 et ses jetons solo 6.

## Campagne (édition allemande)

scenario-1 = Les Corbeaux
    .story = Les Corbeaux achètent leurs flacons par deux et ne disent jamais pourquoi. Hier soir, on a trouvé un pharmacien devant une étagère vide, deux plumes noires sur la caisse. Comptez votre stock, et veillez à ce que le leur reste impair.
    .rule = Âme sœur est imposée. Les infusions du gang restent face visible, la première aussi. S’il en a un nombre impair, il prend une infusion avant toute autre chose, même avant le dé du Maudit. Il marque Âme sœur lui aussi.
    .goal = Battez le score du gang.
scenario-2 = La Mort rouge
    .story = Leur carte de visite ne porte pas de nom, juste l’empreinte d’un pouce, en rouge. Une vitrine sur trois en montre déjà une. Une ville pareille réclame un seul propriétaire, et vos enseignes sont déjà peintes.
    .rule = Rien ne change ; le gang est bien assez mauvais comme ça.
    .goal = Battez le score du gang, ayez un monopole et ne lui en laissez aucun.
scenario-3 = Le Tonneau
    .story = Dans la cave du Tonneau, on sert quelque chose qui n’est pas sur la carte. Quatre verres, disent les habitués, et vous avez droit à la table du fond. Ce qui s’y dit, personne ne s’en est jamais souvenu.
    .rule = Les infusions utilisées restent devant vous, marquées. Elles ne comptent pour rien d’autre ; Contrefaçon est aussi une utilisation. Âme sœur ne peut pas être la seule carte Infusion.
    .goal = Battez le score du gang et utilisez au moins 4 infusions.
scenario-4 = Les Gars de Lenore
    .story = Lenore laisse les diamants aux autres et envoie ses gars ramasser la petite monnaie. Chaque pièce en embauche un de plus. Empochez les pièces avant eux, et la paie s’écroulera toute seule.
    .rule = Quand le gang prend un chapeau de 2 ou 3, il ajoute aussitôt un homme de main au centre ; si le chapeau venait du centre, au district devant son boss. Il y compte si ce district reste à régler.
    .goal = Battez le score du gang et ayez au moins 6 chapeaux portant un 2 ou un 3.
scenario-5 = Athéna
    .story = Athéna a la clé des archives, et l’encre qui va avec. Deux des siens étaient sur la photo avant l’arrivée du photographe. Si vous voulez une ligne dans ce livre, amenez plus de témoins qu’elle.
    .rule = L’Historien est imposé. Le gang commence avec 2 hommes de main sur la carte. Avec une pression plus basse, il ne reçoit pas de jeton solo mais y pose un homme de main de plus : 3 avec Capo et Don, aucun avec Homme de main.
    .goal = Battez le score du gang et ayez plus d’hommes de main que lui sur l’Historien.
scenario-6 = Les Scarabées d’or
    .story = Les Scarabées d’or portent l’insecte au revers et achètent tout ce qui a une caisse. Ils ne se battent pas pour le chapeau, ils achètent le chapelier. Verrouillez deux business et laissez-les découvrir ce que vaut l’or quand rien n’est à vendre.
    .rule = Le gang prend d’abord casino, puis armes, contrebande, chapeau, infusion ; comme d’habitude, il décide d’abord pour le dé du Maudit. Il ne pose pas de marqueurs virtuels.
    .goal = Battez le score du gang et ayez deux monopoles.
scenario-7 = La Bande de Montresor
    .story = Voilà onze mois que Montresor ne boit plus ; les jours sont gravés au mur de sa cave. Un flacon, et il redevient lui-même, et ceux qui ont connu cet homme-là ne tiennent pas à le revoir. Buvez-le, renversez-le, cachez-le, mais pas un flacon sur sa table.
    .rule = Le gang n’a pas d’infusion de départ ; ce jeton va dans le sac après le premier remplissage. Les infusions qui devraient être défaussées ou quitter la partie vont aussitôt dans le sac.
    .goal = Battez le score du gang. Dès qu’il obtient une infusion, vous avez perdu.
scenario-8 = Les Trois Roses
    .story = Trois fleuristes, une camionnette, pas une fleur. Chaque nuit elle s’arrête devant un commissariat, et au matin la ronde obéit à quelqu’un d’autre. Regardez un insigne à deux fois avant de lui souhaiter le bonsoir.
    .rule = Entre les phases 3 et 4, on relance le dé restant et le boss du gang avance d’autant, sans rien poser ; toute la police devant lui devient hommes de main du gang. La nouvelle valeur vaut pour le Gardien et le Maudit, les nouveaux hommes de main comptent pour la Presse.
    .goal = Battez le score du gang.
scenario-9 = Goudron et Plume
    .story = L’un rend une rue difficile à quitter, l’autre s’y pose sans un bruit. Là où leur voiture s’arrête, c’est l’Ombre qui descend par l’arrière. Trouvez un coin où ils ne sont pas encore passés, et montez-y vos combines.
    .rule = L’Ombre part de la case 5. Le gang pose 3, 2, 1 ; ensuite, avant son dé d’action, l’Ombre avance selon le dé de mouvement du gang, sans effet de sa carte, et un homme de main du gang va dans chaque district de la ligne de l’Ombre. Les monstres ne peuvent pas être choisis.
    .goal = Battez le score du gang.
scenario-10 = Votre légende
    .story = Pas de querelle ce soir, rien que vous, la ville et un homme du journal du matin. Il a une colonne libre et un crayon bien taillé. Donnez-lui un chiffre qui mérite l’impression.
    .rule = Les cartes de votre choix. Le gang joue comme toujours, mais seul votre score compte.
    .goal = Marquez le plus de points possible : on change de rang à 45, 56 et 66.

## Missions (première édition)

mission-1 = La Mort rouge
    .story = La Mort rouge a une main dans chaque caisse et n’a le pied dans aucune porte. Emparez-vous d’un business entier, et pour une fois ils devront frapper.
    .goal = Marquez au moins 48 points et ayez un monopole.
mission-2 = Les Corbeaux
    .story = Tout ce qui brille derrière une vitre finit dans le grenier des Corbeaux. Soyez trois fois avant eux devant l’étagère, et ils essaieront une autre ville.
    .goal = Marquez au moins 50 points et obtenez au moins 3 infusions.
mission-3 = Les Gars de Lenore
    .story = Les gars de Lenore vivent de ce que les autres laissent sur le comptoir. Ne laissez rien sur le comptoir.
    .goal = Marquez au moins 52 points et ayez à la fin au moins 7 chapeaux de 2 ou 3.
mission-4 = Unkindness
    .story = Ils volaient avec les Corbeaux, jusqu’à ce que les Corbeaux les trouvent grossiers. Unkindness ne répond pas au téléphone et ne lit pas son courrier ; deux business sous votre verrou, voilà un message qui arrive.
    .goal = Marquez au moins 54 points et ayez deux monopoles.
mission-5 = L’Amontillado de la 6e Rue
    .story = Derrière un mur de briques toutes fraîches, dans la 6e Rue, il y a un fût, et ceux qu’on a priés d’y goûter sont encore en bas. Cinq infusions sont arrivées en ville. Veillez à ce qu’aucune ne descende cet escalier.
    .goal = Marquez au moins 56 points et obtenez les 5 infusions.

## Légende

legacy = Votre légende
    .story = Les rivaux passent ; la ville ne garde que les noms qu’elle n’arrive pas à effacer des murs. Ce soir, personne d’autre que vous ne compte.
    .goal = Marquez le plus de points possible ; eux seuls vous donnent un des quatre rangs.
rank-1 = Menu fretin
    .text = Moins de 45 points : la ville n’a jamais su comment s’écrit votre nom.
rank-2 = Visage connu
    .text = De 45 à 55 points : le barman sert sans demander, et apporte quand même l’addition.
rank-3 = Nom qui circule
    .text = De 56 à 65 points : plus personne n’apporte l’addition, et vos voisins commencent à déménager.
rank-4 = Légende
    .text = 66 points et plus : quand vous regardez votre montre, Gattory City règle ses horloges.
