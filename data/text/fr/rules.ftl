### Les règles telles que Backroom les joue, avec nos propres mots.
### Les numéros sont ceux des pages de règles : W pour With a Smile & a Gun, G pour Gangster.

## W0

chapter-W0 = Matériel et plan de la ville
    .short = Neuf districts au milieu, douze cases tout autour. Les boss et l’Ombre marchent sur les cases ; hommes de main, police et jetons sont dans les districts.
W0-1 = La ville
    .text = La ville est une grille de trois districts sur trois, numérotés rangée par rangée : 0 1 2 en haut, 3 4 5 au milieu, 6 7 8 en bas. Le district 4 est le centre ; 0, 2, 6 et 8 sont les coins.
W0-2 = Les cases du pourtour
    .text = Douze cases font le tour de la ville dans le sens horaire : 0 à 2 le long du haut, 3 à 5 en descendant à droite, 6 à 8 en revenant par le bas, 9 à 11 en remontant à gauche. Chacune porte deux numéros, le sien et le sien plus 12, pour aider à compter. Chacune fait face à une ligne de trois districts, le plus proche d’abord : la case 0 à 0, 3, 6 ; la case 1 à 1, 4, 7 ; la case 2 à 2, 5, 8 ; la case 3 à 2, 1, 0 ; la case 4 à 5, 4, 3 ; la case 5 à 8, 7, 6 ; la case 6 à 8, 5, 2 ; la case 7 à 7, 4, 1 ; la case 8 à 6, 3, 0 ; la case 9 à 6, 7, 8 ; la case 10 à 3, 4, 5 ; la case 11 à 0, 1, 2. Le premier district de la ligne est celui qui se trouve « devant » un pion posté là.
W0-3 = Le port et le parc
    .text = Le port est le district 0, au bord des cases 0/12 et 11/23. Le parc est le district 5, au bord de la seule case 4/16.
W0-4 = L’anneau
    .text = Les huit districts extérieurs forment un anneau. Dans le sens horaire : 0, 1, 2, 5, 8, 7, 6, 3, puis de nouveau 0.
W0-5 = Districts adjacents
    .text = Deux districts sont adjacents s’ils ont un côté en commun. La ville compte 12 paires de ce genre.
    .ruling = Deux districts qui ne se touchent que par un coin ne sont pas adjacents.
W0-6 = Places pour les jetons
    .text = Le centre a de la place pour 3 jetons, tout autre district pour 2. Avec le Maudit en jeu, le parc n’en a que pour 1 (W6.13).
W0-7 = Dés, pions et cubes
    .text = Il y a 13 dés, deux boss (vert et jaune), l’Ombre (« le Shadow » dans le livret), et des cubes verts, jaunes et bleus. Les bleus sont la police ; ceux des joueurs sont leurs hommes de main.
    .ruling = Les cubes ne manquent jamais : les deux boîtes contiennent des jetons de multiplication pour cela. La clause de la première édition qui permet d’emprunter des cubes à l’Historien ne sert donc jamais.
W0-8 = Les jetons
    .text = Les jetons sont l’enjeu : des chapeaux, chacun avec une valeur ; trois sortes de business (casino, armes et contrebande) ; et des infusions. Les carrés bleus d’un jeton disent combien de policiers il amène. L’édition allemande compte 26 chapeaux, 6 casinos, 5 armes, 4 contrebandes et 7 infusions. La première édition compte 45 jetons, dont 5 infusions.
    .assumed = Ce qui est imprimé sur les jetons n’est connu qu’en partie : des chapeaux de 2, 3, 4 et 6 apparaissent dans les livrets, nous supposons le reste. Chapeaux, dans l’édition allemande et dans la première : valeur 2 sans carré (8 et 8), valeur 3 avec un carré (7 et 8), valeur 4 avec un (5 et 6), valeur 5 avec deux (3 et 4), valeur 6 avec trois (3 et 4). Casino à un carré et à deux : 3 et 3 dans l’édition allemande, 2 et 2 dans la première ; armes : 3 et 2, dans la première 2 et 1 ; contrebande : 3 et 1, dans la première 2 et 1. Infusions : dans l’édition allemande, 4 à un carré et 3 à deux ; dans la première, 3 sans carré et 2 à un. Pour la première édition, cela fait 30 chapeaux, 4 casinos, 3 armes et 3 contrebandes, ce qui est supposé aussi. Si vous possédez la boîte, corrigez le fichier des jetons et jouez avec.
W0-9 = Face visible, face cachée
    .text = Les business et les infusions sont face visible ou face cachée. Face cachée, un jeton vaut 1 point et son type ne compte plus. Les chapeaux ont deux faces identiques. Tout ce qui est sur la table est public ; seul l’ordre du sac est caché.
W0-gap = Une lacune connue
    .text = La boîte allemande annonce deux cartes d’aide pour une « variante » qu’aucun texte connu de nous ne décrit. Backroom s’en passe.

## W1

chapter-W1 = Mise en place
    .short = Choisissez une carte Ombre et une carte Infusion, posez les infusions, remplissez le sac. Trois manches suivent.
W1-1 = Cartes et départ
    .text = Une carte Ombre et une carte Infusion valent pour toute la partie, tirées au hasard ou choisies. Pour une première partie, prenez l’Insigne et Dernière chance ; les monstres sont pour ceux qui connaissent la maison. Les deux boss et l’Ombre partent de la case 0. Un monstre commence dans son propre district, et dans le scénario 9 (W10 #9) l’Ombre part de la case 5.
W1-2 = Les infusions au départ
    .text = Édition allemande : mélangez les 7 infusions, donnez-en une à chaque joueur, face visible, et posez-en une dans chacun des quatre coins et une au centre. Première édition : les 5 infusions vont dans les quatre coins et au centre ; les joueurs commencent sans.
W1-3 = Le sac
    .text = Tous les autres jetons vont dans le sac.
W1-4 = Premier joueur
    .text = Le premier joueur est tiré au sort, ou désigné d’un commun accord.
W1-5 = Trois manches, cinq phases
    .text = La partie dure 3 manches de 5 phases : 1, Préparation (W2) ; 2, Faire sa tournée (W3) ; 3, L’Ombre s’étend, et 4, Filer en douce (toutes deux W4) ; 5, Régler les comptes (W5). Vient ensuite le décompte final (W8).

## W2

chapter-W2 = Phase 1, Préparation
    .short = On lance tous les dés. Chaque district reçoit ses jetons, et leurs carrés bleus amènent la police.
W2-1 = Lancer les dés
    .text = Le premier joueur lance les 13 dés, qui forment la réserve commune. Puis on remplit les districts. Toute relance ultérieure est faite par celui qui la provoque.
W2-2 = Quels districts sont remplis
    .text = À la manche 1, on remplit tous les districts. Ensuite, tous sauf ceux qui n’ont pas été évalués à la manche précédente (W5.5) ; ceux-là gardent ce qu’ils ont.
    .ruling = Ce qui n’a pas été évalué n’est pas rempli : les mots de la première édition valent pour les deux, car le livret allemand dit deux choses différentes. Un district resté sans évaluation faute de cubes est donc sauté lui aussi, même s’il a de la place, à moins de ne contenir aucun jeton (W5.11). Le district de la Cachette a été évalué et est rempli.
W2-3 = Ordre de remplissage
    .text = On remplit niveau par niveau. Chaque district à remplir qui n’a aucun jeton reçoit son premier ; puis chacun de ceux qui en ont un reçoit son deuxième ; puis le centre reçoit son troisième. À chaque niveau : d’abord le centre, puis le district devant l’Ombre (ou celui du monstre), puis l’anneau dans le sens horaire. Avec le Gardien : le centre, puis l’anneau à partir du district 0.
    .ruling = Cet ordre vaut toujours, dans les deux éditions, et pas seulement quand les jetons viennent à manquer.
W2-4 = Sac vide
    .text = Chaque fois qu’il faut piocher un jeton et que le sac est vide, les chapeaux de la défausse retournent dans le sac, ses autres jetons quittent la partie et le remplissage continue. S’il n’y a toujours rien à piocher, des places restent vides.
W2-5 = La police arrive
    .text = Édition allemande : chaque jeton posé dans cette phase amène autant de policiers qu’il montre de carrés bleus. Première édition : chaque district qui a reçu au moins un jeton dans cette phase reçoit autant de policiers qu’en montrent tous ses jetons réunis, anciens compris.
    .ruling = À la manche 1, les infusions de la mise en place comptent comme posées dans cette phase. Toute la police de cette phase est posée après le dernier jeton.
    .assumed = Le nombre de carrés bleus de chaque jeton est supposé (W0.8).

## W3

chapter-W3 = Phase 2, Faire sa tournée
    .short = À votre tour, prenez deux dés. Le premier déplace votre boss, et 3, 2 puis 1 de vos hommes de main vont dans les trois districts devant lui. Le second est votre action.
W3-1 = Les tours
    .text = En commençant par le premier joueur, vous jouez en alternance jusqu’à avoir joué 3 tours chacun. Il reste un dé : il est pour l’Ombre.
W3-2 = Tous les dés égaux
    .text = Au début de votre tour, et seulement là, si tous les dés de la réserve sont égaux, vous pouvez relancer toute la réserve, et recommencer tant qu’ils le sont.
    .ruling = La première infusion utilisée dans le tour met fin elle aussi à cette possibilité.
W3-3 = Prendre deux dés
    .text = Prenez deux dés de la réserve d’un seul geste : un pour le mouvement, un pour l’action.
    .ruling = Les deux sont pris avant que rien ne bouge. Dernière chance vient avant ou après, jamais entre les deux.
W3-4 = Mouvement
    .text = Votre boss avance dans le sens horaire, d’exactement autant de cases que le dé de mouvement l’indique. Plusieurs pions peuvent partager une case.
W3-5 = Poser ses hommes de main
    .text = Posez 3 hommes de main dans le district le plus proche de la ligne de votre boss, 2 dans le suivant et 1 dans le dernier.
W3-6 = L’action
    .text = Effectuez l’action de votre dé d’action. 1 : ajoutez un policier à n’importe quel district. 2 ou 3 : déplacez un de vos hommes de main vers un autre district. 4 ou 5 : retirez un cube de n’importe quelle couleur de n’importe quel district. 6 : ajoutez un de vos hommes de main à chacun de deux districts adjacents.
    .ruling = L’action n’est pas facultative ; elle doit être effectuée.
W3-7 = Utiliser les infusions
    .text = Seule une infusion face visible devant vous peut servir ; laquelle, c’est à vous de choisir, car leurs carrés diffèrent. Après son effet, elle quitte la partie (exceptions : W7.2, W10 #3, W10 #7). Sauf mention contraire, les infusions s’utilisent à votre propre tour de la phase 2. Dernière chance et Bras long : à tout moment jusqu’à la fin du tour. Pas rapide : après avoir pris les dés, à la place du mouvement. Bonneteau : après le mouvement, avant la pose. Passe-passe : après le mouvement, avant ou après la pose, mais avant l’action. Surnombre : à la place de l’action. Contrefaçon : chaque fois que vous obtenez un chapeau ou un business. Envoûtement : en phase 5. Âme sœur : en fin de partie. Aucune ne sert dans les phases 1, 3 et 4, au tour de l’adversaire, ni pour les actions supplémentaires du Collecteur (W6.7) et de la Créature des eaux (W6.11). Pas rapide, Bonneteau et Surnombre servent une fois par tour, les autres autant de fois que vous avez d’infusions ; chaque jeton ne sert qu’une fois. Une infusion face visible jamais utilisée ne vaut rien, sauf pour Âme sœur (W7.9) et pour départager une égalité (W8.5).

## W4

chapter-W4 = Phases 3 et 4, L’Ombre s’étend et Filer en douce
    .short = Le dernier dé déplace l’Ombre, dont la carte agit là où elle s’arrête. Puis on additionne les dés d’action : qui a le moins de pression reçoit un bonus.
W4-1 = L’Ombre avance
    .text = L’Ombre avance dans le sens horaire selon le dé restant ; les monstres ne bougent pas. Puis sa carte prend effet si elle nomme cette phase. « Ce district », sur une carte, est celui qui se trouve devant l’Ombre, ou celui où vit le monstre.
W4-2 = Le plus, le moins
    .text = Quand une carte cherche le joueur qui a le plus ou le moins d’hommes de main, la police ne compte pas, et en cas d’égalité il ne se passe rien, sauf si la carte dit autre chose. Zéro à zéro est une égalité. Le moins peut être zéro.
W4-3 = La pression
    .text = Votre pression est la somme de vos trois dés d’action, relevée une seule fois au début de la phase 4. Le joueur qui a la pression la plus basse peut ajouter, dans un seul district, soit un cube de n’importe quelle couleur, soit deux policiers. À pression égale, personne.

## W5

chapter-W5 = Phase 5, Régler les comptes
    .short = District par district : qui a le plus de cubes prend un jeton en premier, puis le deuxième. La police joue aussi. En cas d’égalité en tête, personne ne prend rien.
W5-1 = Déroulement
    .text = Les districts passent un par un : celui devant l’Ombre (ou celui du monstre), puis l’anneau dans le sens horaire, le centre en dernier ; pour le Gardien, voir W6.12. Dans chacun, dans l’ordre : (1) on peut utiliser Envoûtement ; (2) dans le district de l’Ombre, on attribue le Limier ; (3) on classe les couleurs, et un district non évalué s’arrête là ; (4) le premier, le deuxième puis le troisième se servent, chacun allant au bout avant le suivant : marqueurs virtuels, jeton, choix de la face, Contrefaçon, effet de scénario ; (5) ce qui reste à cause d’une égalité est défaussé ; (6) les cubes s’en vont, selon W6.4 ou W6.6 s’il y a lieu, sinon dans les réserves.
W5-2 = Les places
    .text = Vert, Jaune et la police sont classés selon leurs cubes dans le district. Une couleur sans cube n’a pas de place.
W5-3 = Prendre les jetons
    .text = Le premier prend le jeton de son choix, le deuxième celui qui reste. Au centre, le deuxième choisit entre les deux qui restent et le troisième prend le dernier. Prendre n’est pas facultatif.
    .ruling = S’il y a moins de jetons, on sert dans le même ordre jusqu’à épuisement. Un district sans jeton mais avec un seul premier compte quand même comme évalué.
W5-4 = Ce que prend la police
    .text = La police prend ce qui vient en premier dans cet ordre : chapeau (la plus haute valeur d’abord), casino, armes, contrebande, infusion.
    .ruling = Entre jetons équivalents, elle prend celui qui montre le plus de carrés bleus.
    .assumed = Le nombre de carrés bleus de chaque jeton est supposé (W0.8).
W5-5 = Égalité pour la première place
    .text = En cas d’égalité pour la première place, ou s’il n’y a aucun cube, le district n’est pas évalué : cubes et jetons restent tous, et le prochain remplissage le saute (W2.2).
W5-6 = Égalité pour la deuxième place
    .text = Si des couleurs ayant des cubes sont à égalité pour la deuxième place, tous les jetons restants sont défaussés une fois le premier servi.
W5-7 = Pas de deuxième
    .text = S’il n’y a pas de deuxième (au centre aussi : pas de troisième), les jetons restants demeurent dans le district.
    .ruling = Le livret allemand ne le dit que de la deuxième place ; nous l’appliquons aussi à la première édition et à la troisième place.
W5-8 = Face visible ou cachée
    .text = Qui obtient un business ou une infusion décide aussitôt : face visible, ou face cachée pour 1 point. Le choix est définitif.
W5-9 = La défausse
    .text = Ce que prend la police va à la défausse.
W5-10 = Vider le district
    .text = Une fois un district évalué, tous ses cubes retournent dans les réserves (exceptions : W6.4 et W6.6).
W5-11 = Districts dégarnis
    .text = Quand les neuf districts ont été réglés, y compris après la manche 3 et avant le décompte final : un district non évalué qui ne contient aucun jeton perd tous ses cubes et sera de nouveau rempli. Les cubes laissés dans un district évalué ou ajoutés ensuite (W6.6, W10 #4) y restent ; mais avec le Nettoyeur, tout district sans jeton perd ses cubes, évalué ou non.
    .ruling = Les livrets ne vident des districts qu’avec le Nettoyeur ; nous vidons ceux qui n’ont pas été évalués avec toutes les cartes.
W5-12 = Le premier joueur suivant
    .text = Ensuite, celui qui a le plus de jetons devient premier joueur ; en cas d’égalité, le premier joueur change. Chaque chapeau, chaque jeton face visible et chaque jeton face cachée compte 1 ; un jeton doublé par Contrefaçon compte 1, l’infusion placée dessous 0. Rien de cela après la manche 3.

## W6

chapter-W6 = Cartes Ombre
    .short = Une seule est en jeu pendant toute la partie. Seule celle de votre table compte.
W6-1 = L’Insigne
    .text = Les deux éditions ; « The Badge » dans le livret français. Après le déplacement de l’Ombre, retirez toute la police de ce district.
    .ruling = Pour une première partie, la première édition conseille « The Mole », un nom que ne porte aucune carte ; nous pensons qu’il s’agit de celle-ci.
W6-2 = Le Limier
    .text = Les deux éditions ; « The Gumshoe » dans le livret français. En phase 5, le joueur qui a le plus d’hommes de main dans ce district prend la carte. En cas d’égalité, même zéro à zéro, elle revient au milieu, même si quelqu’un la tenait. Celui qui la tient ne peut pas prendre de dé montrant la plus haute valeur de la réserve, sauf si tous les dés y sont égaux. La tenir à la fin coûte 3 points.
    .ruling = La carte est attribuée quand vient le tour de ce district (W5.1), qu’il soit évalué ou non. « La plus haute » se lit au moment de prendre. Vos deux dés sont jugés comme pris l’un après l’autre, dans l’ordre qui est permis : parmi 6 6 3, vous devez prendre le 3 et pouvez ensuite prendre un 6, l’un ou l’autre pouvant servir au mouvement.
W6-3 = La Femme fatale
    .text = Les deux éditions ; « The Siren » dans le livret français. Après le déplacement de l’Ombre, la couleur la plus nombreuse de ce district perd la moitié de ses cubes, la perte étant arrondie à l’entier inférieur. Si plusieurs couleurs sont en tête, chacune subit cette perte. La police compte ici comme une couleur.
W6-4 = L’Historien
    .text = Les deux éditions ; « The Historian » dans le livret français. Quand ce district a été évalué, les hommes de main qui le quittent vont sur la carte au lieu des réserves ; pas la police. À la fin, chacun y rapporte 1 point à son propriétaire, et un joueur qui n’en a aucun perd 5 points. Si le district n’est pas évalué, ou s’il est vidé par W5.11, rien ne va sur la carte.
W6-5 = Le Nettoyeur
    .text = Les deux éditions ; « The Remover » dans le livret français. Après le déplacement de l’Ombre, un jeton de ce district est défaussé, choisi dans l’ordre de la police (W5.4). S’il n’en reste qu’un, il n’y a rien pour le deuxième. Après la phase 5, tout district sans jeton perd tous ses cubes (W5.11).
W6-6 = La Cachette
    .text = Édition allemande. Quand ce district a été évalué, le joueur qui y a le moins d’hommes de main les y laisse. En cas d’égalité, tous partent.
    .ruling = Le district est rempli comme d’habitude, puisqu’il a été évalué.
W6-7 = Le Collecteur
    .text = Édition allemande. En phase 3, le joueur qui a le plus d’hommes de main dans ce district peut relancer un de ses dés d’action ; il effectue alors l’action que le dé montre désormais et le remet en place : la nouvelle valeur compte pour la pression. En cas d’égalité, les deux le peuvent ; le premier joueur dit qui commence, avant que quiconque dise s’il relance.
    .ruling = Une action supplémentaire impossible est perdue. Qui peut relancer est fixé quand l’Ombre s’arrête. Zéro à zéro est une égalité comme une autre (W4.2) : les deux le peuvent.
W6-8 = La Presse
    .text = Édition allemande. La pression de chaque joueur augmente du nombre de ses hommes de main dans ce district.
W6-9 = Les Services secrets
    .text = Édition allemande. Après le déplacement de l’Ombre, ajoutez 2 policiers à ce district.
W6-10 = Le Maire
    .text = Édition allemande. Après le bonus de la phase 4, le joueur dont la pression est la plus basse peut encore ajouter 2 de ses hommes de main à ce district : les deux ou aucun. À pression égale, personne.
W6-11 = Les monstres, et la Créature des eaux
    .text = Édition allemande. Les monstres (W6.11 à W6.13) vivent toute la partie dans un district et ne se déplacent pas ; le dé restant détermine plutôt leur effet, et partout où une règle parle du district de l’Ombre, c’est le leur. La Créature des eaux vit dans le port (district 0). En phase 3, le joueur qui y a le plus d’hommes de main peut utiliser le dé restant pour une action supplémentaire. Ce dé n’ajoute rien à la pression.
W6-12 = Le Gardien
    .text = Édition allemande ; un monstre, qui vit au centre. En phase 5, il y compte comme une quatrième couleur, avec autant de cubes que le dé restant l’indique. Il gagne toute égalité à laquelle il participe : il occupe la place, et les autres sont à égalité pour la suivante. Il se sert dans l’ordre de la police (W5.4), et son jeton va dans le sac. Le centre est réglé en premier, puis l’anneau à partir du district 0.
    .ruling = En cas d’égalité pour la première place au-dessus de lui, le centre n’est pas évalué. En cas d’égalité pour la troisième, le reste est défaussé. Le quatrième n’a rien.
W6-13 = Le Maudit
    .text = Édition allemande ; un monstre, qui vit dans le parc (district 5), lequel ne contient qu’un jeton. En phase 3, le dé restant y est posé. En phase 5, le premier prend le jeton ou le dé, le deuxième prend ce qui reste. Qui prend le dé pose sur la carte autant de ses hommes de main que le dé l’indique. La police ne prend le dé que s’il n’y a rien d’autre, et sans effet. Si le parc n’est pas évalué, ou si une égalité ou l’absence de deuxième laisse le dé sans preneur, il est rendu sans effet ; un jeton restant suit W5.6 et W5.7. À la fin, chaque homme de main sur la carte vaut 1 point, et le joueur qui y en a le plus en reçoit 5 de plus (à égalité, personne).

## W7

chapter-W7 = Cartes Infusion
    .short = Une seule est en jeu. Dépensez une de vos infusions face visible pour l’utiliser.
W7-1 = Dernière chance
    .text = Les deux éditions ; « Last Chance » dans le livret français. Relancez un ou plusieurs dés encore dans la réserve, y compris le dernier, celui qui mène l’Ombre.
W7-2 = Contrefaçon
    .text = Les deux éditions ; « Knockoff » dans le livret français. Quand vous obtenez un chapeau ou un business, vous pouvez le poser, face visible ou cachée, sur une de vos infusions face visible. Un chapeau compte alors le double de sa valeur, un business face visible compte pour deux dans la majorité, et face cachée il vaut 2.
    .ruling = Une infusion par jeton. Elle reste dessous, compte comme utilisée, et ne compte pas comme jeton. Le dé du Maudit ne peut pas être doublé. Échangé par Passe-passe (W7.4), un jeton doublé repart simple et l’infusion quitte la partie.
W7-3 = Bras long
    .text = Les deux éditions ; « Dragging Arms » dans le livret français. Déplacez un cube, de n’importe quelle couleur, vers un autre district.
W7-4 = Passe-passe
    .text = Les deux éditions ; « Slippery » dans le livret français. Échangez un de vos jetons contre un de ceux du district devant votre boss. Un jeton face cachée y retourne face visible.
    .ruling = Il faut un jeton à cet endroit, et un des vôtres autre que l’infusion utilisée. L’échange n’amène pas de police. Ce que vous prenez compte comme obtenu : vous choisissez sa face (W5.8) et, au niveau Filou, vous pouvez aussi le doubler par Contrefaçon (W7.2), sur une infusion ni utilisée ni donnée. Les infusions marquées (W10 #3) ne peuvent pas être données.
W7-5 = Envoûtement
    .text = Les deux éditions ; « Enthralling » dans le livret français. Avant qu’un district soit réglé, remplacez-y un policier par un de vos hommes de main. Le premier joueur répond d’abord, puis on alterne jusqu’à deux refus de suite ; qui n’a pas d’infusion utilisable est réputé refuser. C’est proposé partout où il y a de la police. En solo, votre premier « non » clôt la question pour ce district.
W7-6 = Surnombre
    .text = Édition allemande. À la place de l’action, posez dans un seul district autant de vos hommes de main que le dé d’action l’indique. Le dé compte quand même pour la pression.
W7-7 = Pas rapide
    .text = Édition allemande. Au lieu d’avancer selon le dé, placez votre boss sur n’importe quelle case, la sienne comprise. Puis posez vos hommes de main comme d’habitude (W3.5).
W7-8 = Bonneteau
    .text = Édition allemande. Vous choisissez quel district de votre ligne reçoit 3 hommes de main, lequel 2 et lequel 1 ; la répartition habituelle est permise aussi.
W7-9 = Âme sœur
    .text = Édition allemande. À la fin, chaque paire de vos infusions face visible vaut 10 points.

## W8

chapter-W8 = Décompte final
    .short = Un chapeau rapporte ce qu’il indique. Pour chaque business, marque celui qui a le plus de jetons face visible, et le double si l’autre n’en a aucun. Tout ce qui est face cachée vaut 1 point.
W8-1 = Chapeaux
    .text = Chaque chapeau rapporte sa valeur en points.
    .assumed = Les valeurs des chapeaux et leur nombre sont supposés ; on sait seulement qu’il existe des chapeaux de 2, 3, 4 et 6 (W0.8).
W8-2 = Jetons face cachée
    .text = Chaque jeton face cachée vaut 1 point.
W8-3 = Majorités
    .text = Pour chaque business, celui qui en a le plus de jetons face visible prend le marqueur de majorité et ses points. En cas d’égalité, personne. Si l’autre n’en a aucun face visible, c’est un monopole et les points doublent.
    .assumed = Les points des marqueurs sont supposés : casino 9, armes 7, contrebande 5 ; en monopole 18, 14 et 10.
W8-4 = Cartes
    .text = On compte ensuite les cartes en jeu : le Limier (W6.2), l’Historien (W6.4), le Maudit (W6.13) et Âme sœur (W7.9).
W8-5 = Victoire
    .text = Celui qui a le plus de points l’emporte ; en cas d’égalité, celui qui a le plus d’infusions face visible ; puis celui qui a le plus d’hommes de main dans les districts ; puis c’est un match nul.

## W9

chapter-W9 = Solo : le gang rival
    .short = En solo, vous affrontez un gang qui suit des ordres simples. Il vous faut plus de points que lui.
W9-1 = Seul contre le gang
    .text = En solo, vous affrontez un gang qui suit des règles fixes : la Bande de la Rue Morgue dans la première édition, la Bande de Brando Avenue dans l’édition allemande. Vous êtes premier joueur à chaque manche. Dans l’édition allemande, l’infusion de départ du gang est face cachée.
W9-2 = La relance du gang
    .text = Avant chacun de ses tours, le gang relance un dé de la plus basse valeur de la réserve. Il ne relance jamais une réserve de dés tous égaux (W3.2), sauf selon W9.11. Vous lancez pour lui.
W9-3 = Le mouvement du gang
    .text = Pour le mouvement, le gang prend un dé qui amène son boss sur la case du vôtre. À défaut, celui qui le fait finir le plus près de votre boss, en comptant par le chemin le plus court dans un sens ou dans l’autre ; à égalité, le plus bas.
W9-4 = Les hommes du gang
    .text = Il pose 4, 3 et 2 hommes de main le long de sa ligne, au lieu de 3, 2 et 1.
W9-5 = Le dé d’action du gang
    .text = Parmi les dés restants, le gang prend un 6 ; à défaut, la plus basse valeur présente exactement une fois ; à défaut, la plus basse valeur. Il n’effectue aucune action, mais le dé compte pour sa pression.
W9-6 = La pression du gang
    .text = Si le gang a la pression la plus basse en phase 4, il prend un jeton solo valant 3 points et aucun bonus. Si c’est vous, vous recevez le bonus comme d’habitude.
W9-7 = Marqueurs virtuels
    .text = En phase 5, avant de prendre un jeton, le gang pose des marqueurs virtuels sur les business : un pour chaque jeton de business présent à ce moment dans le district, y compris celui qu’il va prendre. Édition allemande : chaque fois qu’il se sert, quelle que soit sa place. Première édition : seulement s’il est premier, ou deuxième au centre. Puis il se sert dans l’ordre de la police (W5.4).
    .ruling = Un marqueur pour chaque jeton, comme le disent les livrets anglais et allemand ; le français parle d’un seul pour chaque type de business présent.
W9-8 = Les jetons du gang
    .text = Le gang retourne ses infusions face cachée, garde ses business face visible et n’utilise jamais d’infusion.
W9-9 = Ce que valent les marqueurs virtuels
    .text = Première édition : chaque marqueur virtuel compte comme un jeton face visible de son business, même si le gang n’en a pas d’autre. Édition allemande : les marqueurs d’un business ne comptent que si le gang en possède un vrai jeton ; s’il n’en a aucun et que vous en avez, le monopole est à vous.
W9-10 = Gagner en solo
    .text = Vous ne gagnez qu’avec strictement plus de points que le gang.
W9-11 = Difficulté
    .text = Choisissez un niveau par partie. Première édition : Facile (le gang ne reçoit pas de jetons solo, il vous prive seulement du bonus) ; Normal ; Difficile (si tous les dés sont égaux avant son tour, il relance d’abord une fois toute la réserve ; et quand il prend un 6 comme dé d’action, il pose aussitôt un homme de main devant votre boss et un dans le district de l’Ombre) ; Légendaire (comme Difficile, et ses infusions comptent 3, ses jetons solo 6). Édition allemande : Filou (deux ou trois cartes Infusion sont en jeu, et chaque utilisation en choisit une ; une carte imposée en fait partie) ; Homme de main (pas de jetons solo) ; Normal ; Capo (quand il prend un 6 comme dé d’action, il pose des hommes de main comme en Difficile) ; Don (comme Capo, et ses infusions face cachée comptent 3, ses jetons solo 6).
W9-12 = Le gang et les cartes Ombre
    .text = Le gang utilise toujours ce à quoi il a droit. Créature des eaux : au lieu d’une action, il pose des hommes de main le long de la ligne de votre boss ; un dans le premier district si le dé restant montre 1 à 3, un dans chacun des deux premiers pour 4 ou 5, un dans chacun des trois pour 6. Collecteur : il relance son plus haut dé d’action, dont la nouvelle valeur compte pour la pression, puis pose des hommes de main de la même façon, selon le dé restant et non selon la relance ; en cas d’égalité, vous dites qui commence. Maudit : il prend le dé, sauf si un chapeau de valeur strictement supérieure se trouve là ; les marqueurs virtuels sont posés quand même. Limier : la carte lie aussi le gang, d’abord pour le dé de mouvement, puis pour le dé d’action, chaque fois d’après la réserve du moment ; il perd aussi les 3 points. Historien : sans homme de main sur la carte, il perd 5 points lui aussi. Maire : il ajoute ses 2 hommes de main. Avec toutes les autres cartes, c’est un joueur comme un autre.
W9-13 = Cartes Infusion par difficulté
    .text = Un conseil, pas une règle : la difficulté d’une partie en solo dépend beaucoup de la carte Infusion. Facile : Contrefaçon, Bras long, Surnombre, Âme sœur. Moyen : Passe-passe, Envoûtement, Bonneteau. Difficile : Dernière chance, Pas rapide.

## W10

chapter-W10 = Campagne solo
    .short = Dix gangs à la suite, chacun avec sa particularité et sa condition.
W10-1 = Les Corbeaux
    .text = La campagne appartient à l’édition allemande. W9 s’applique, sauf ce que dit chaque scénario ; il faut battre le score du gang et remplir la condition du scénario. Les scénarios se jouent dans l’ordre, et une victoire mène au suivant, mais vous pouvez aussi choisir librement. Les cartes conseillées peuvent être changées, les cartes imposées non. Chaque niveau de difficulté va avec chaque scénario. Les Corbeaux : carte Ombre le Collecteur, carte Infusion Âme sœur (imposée). Les infusions du gang restent face visible, celle du départ aussi. Tant qu’il en a un nombre impair, il prend une infusion avant toute autre chose, même avant le dé du Maudit. Il marque Âme sœur (W7.9) comme vous. Pas d’autre condition.
W10-2 = La Mort rouge
    .text = Carte Ombre le Nettoyeur, carte Infusion Contrefaçon. Le gang joue selon W9 sans changement. Condition : vous avez un monopole et le gang n’en a aucun.
W10-3 = Le Tonneau
    .text = Carte Ombre la Femme fatale, carte Infusion Envoûtement. Les infusions que vous avez utilisées restent devant vous, marquées. Elles ne comptent pour rien d’autre et ne peuvent pas resservir. Chacune compte pour une utilisation, et Contrefaçon en est une aussi. Condition : vous avez utilisé au moins 4 infusions.
    .ruling = Âme sœur ne peut pas être la seule carte Infusion : elle ne s’utilise jamais.
W10-4 = Les Gars de Lenore
    .text = Carte Ombre l’Insigne, carte Infusion Passe-passe. Chaque fois que le gang prend un chapeau de 2 ou 3, il ajoute aussitôt un homme de main au centre ou, si le chapeau venait du centre, au district devant son boss. Cet homme de main y compte si le district reste à régler. Condition : vous avez au moins 6 chapeaux de valeur imprimée 2 ou 3.
    .assumed = Le nombre de chapeaux de 2 et de 3 est supposé : 8 et 7 dans l’édition allemande (W0.8).
W10-5 = Athéna
    .text = Carte Ombre l’Historien (imposée), carte Infusion Bras long. Le gang commence avec 2 hommes de main sur la carte. Quand il a la pression la plus basse, il ne prend pas de jeton solo mais pose un homme de main de plus sur la carte, 3 avec Capo et Don. Condition : vous avez plus d’hommes de main que le gang sur la carte.
    .ruling = Au niveau Homme de main, où le gang ne prend pas de jetons solo, il n’en pose aucun.
W10-6 = Les Scarabées d’or
    .text = Carte Ombre le Maire, carte Infusion Bonneteau. Le gang se sert dans cet ordre : casino, armes, contrebande, chapeau, infusion ; le dé du Maudit passe d’abord, comme dans W9.12. Il ne pose pas de marqueurs virtuels. Condition : vous avez deux monopoles.
W10-7 = La Bande de Montresor
    .text = Carte Ombre le Limier, carte Infusion Surnombre. Le gang n’a pas d’infusion de départ : ce jeton va dans le sac après le premier remplissage. Les infusions qui devraient être défaussées ou quitter la partie vont aussitôt dans le sac. Condition : dès que le gang obtient une infusion, vous avez perdu, et plus rien n’est réglé.
W10-8 = Les Trois Roses
    .text = Carte Ombre la Presse, carte Infusion Dernière chance. Entre les phases 3 et 4, relancez le dé restant, avancez d’autant le boss du gang sans rien poser, et changez toute la police du district devant lui en hommes de main du gang. Le Gardien et le Maudit suivent la nouvelle valeur, et la Presse compte les nouveaux hommes de main. Pas d’autre condition.
W10-9 = Goudron et Plume
    .text = Carte Ombre la Cachette, carte Infusion Pas rapide. L’Ombre part de la case 5. Le gang pose 3, 2 et 1. Ensuite, avant qu’il prenne son dé d’action, l’Ombre avance selon le dé de mouvement du gang, sans effet de sa carte, et un homme de main du gang va dans chaque district de la ligne de l’Ombre. Pas d’autre condition.
    .ruling = Les monstres ne peuvent pas être choisis : l’Ombre doit pouvoir avancer.
W10-10 = Votre légende
    .text = Carte Ombre au choix, carte Infusion au choix. Le livret ne fait qu’annoncer ce scénario en téléchargement.
    .ruling = Il se joue comme la Légende (W11.3) : votre score vous donne un rang.

## W11

chapter-W11 = Missions solo
    .short = Cinq missions avec un score à atteindre et un objectif ; ou jouez pour votre légende, où seuls vos points comptent.
W11-1 = Cinq missions
    .text = Première édition. Cinq gangs dans l’ordre ; chacun demande un score et un objectif, et le score du gang ne compte pas. La Mort rouge (« The Red Death » dans le livret) : 48 points et un monopole. Les Corbeaux (« The Ravens ») : 50 points et 3 infusions obtenues. Les Gars de Lenore (« Lenore’s Boys ») : 52 points et 7 chapeaux de 2 ou 3 à la fin. Unkindness : 54 points et deux monopoles. L’Amontillado de la 6e Rue (« 6th Street Amontillado ») : 56 points et les 5 infusions obtenues. Une infusion est obtenue quand vous la prenez en phase 5 (W5.3) ou par Passe-passe (W7.4) ; celles que vous donnez par Passe-passe sont déduites, celles que vous avez utilisées comptent toujours.
    .assumed = Le nombre de chapeaux de 2 et de 3 est supposé : 8 de chaque dans la première édition (W0.8).
W11-2 = Mode difficile
    .text = En mode difficile, il faut aussi battre le score du gang. Les missions se combinent avec tous les niveaux de la première édition.
W11-3 = Légende
    .text = Jouable dans les deux éditions. Seul votre score compte. Il y a quatre rangs : moins de 45, de 45 à 55, de 56 à 65, 66 et plus.

## W12

chapter-W12 = Exemples
    .short = Des positions tirées des livrets, et ce qui doit en sortir.
W12-1 = Exemple : un district ordinaire
    .text = Un district contient 3 cubes verts, 2 jaunes, 1 policier et deux chapeaux. Vert prend le chapeau qui lui plaît, Jaune l’autre, la police n’a rien.
W12-2 = Exemple : la police choisit
    .text = Un district contient 2 policiers et 1 cube jaune, un chapeau de 6 et des armes. La police prend le chapeau, Jaune reçoit les armes.
W12-3 = Exemple : égalité au centre
    .text = Au centre : 4 cubes jaunes, 2 verts, 2 policiers, un chapeau de 3, un casino et une infusion. Jaune prend un des trois ; Vert et la police sont à égalité pour la deuxième place, les deux autres jetons sont donc défaussés.
W12-4 = Exemple : le gang avance
    .text = Le boss du gang est 4 cases derrière le vôtre ; il y a un 3 et un 5 mais pas de 4. Le gang prend le 3. Il est 2 cases derrière ; il y a un 1 et un 3 mais pas de 2. Le gang prend le 1.
W12-5 = Exemple : le dé d’action du gang
    .text = Parmi 1 1 1 2 3, le gang prend le 2 comme dé d’action, et parmi 1 1 1 2 3 5 5 aussi : la plus basse valeur présente une seule fois.

## G0

chapter-G0 = Gangster : matériel
    .short = Quatre gangs de neuf gangsters sur un plateau de six cases sur six. Le chiffre d’un gangster est sa puissance.
G0-1 = Ce que contient la boîte
    .text = Un plateau de 6 cases sur 6. 36 gangsters, répartis en quatre gangs de 9 (rouge, bleu, jaune, gris) : trois de puissance 1, trois de puissance 2, trois de puissance 3. Une échelle des rangs qui part de 0. 4 balles.
    .assumed = La feuille de règles dit qu’un gang compte neuf gangsters et que chacun commence avec un de chaque puissance. Qu’il y en ait trois de chaque vient d’une critique publiée.
G0-2 = Joueurs
    .text = De 2 à 4 joueurs, un gang chacun.
    .ruling = À moins de quatre joueurs, les autres gangs sont neutres : ils sont dans les piles, comptent dans les lignes et peuvent en gagner une. Ces points-là sont perdus.

## G1

chapter-G1 = Gangster : mise en place
    .short = Chaque joueur garde trois gangsters, deux autres forment la réserve ouverte, le reste est en deux piles. Les balles sont rares.
G1-1 = Votre réserve
    .text = Chaque joueur pose devant lui trois gangsters de son gang : un de puissance 1, un de puissance 2, un de puissance 3.
G1-2 = Piles et réserve ouverte
    .text = Tous les autres gangsters sont mélangés et répartis, face cachée, en deux piles. On retourne le premier de chacune ; ces deux-là forment la réserve ouverte.
    .ruling = Les piles sont aussi égales que possible ; si l’une est plus grande, c’est la première.
G1-3 = Balles
    .text = Chaque joueur reçoit 1 balle ; à 2 joueurs, 2 chacun.
G1-4 = Ordre de jeu
    .text = Le premier joueur est tiré au sort ; on joue dans le sens horaire.

## G2

chapter-G2 = Gangster : un tour
    .short = Faites une seule chose : posez un gangster, déplacez-en un d’une case, ou abattez un voisin.
G2-1 = Poser
    .text = À votre tour, vous faites exactement une chose : poser, déplacer (G2.2) ou tirer (G2.3). On ne passe pas tant que l’une d’elles est possible. Poser, c’est mettre un gangster face visible sur n’importe quelle case libre : un de votre propre réserve, qui n’est jamais complétée ; ou un des deux de la réserve ouverte ; ou le premier d’une des piles, que personne ne voit avant qu’il soit pioché et qui doit alors être posé. De la réserve ouverte et des piles, vous pouvez poser n’importe quelle couleur ; les réserves des autres sont hors d’atteinte. Après avoir posé un gangster de la réserve ouverte, on compte d’abord les lignes, puis on complète la réserve ouverte depuis une pile. Une pile vide ne complète rien.
    .ruling = Vous choisissez la pile qui complète la réserve ouverte.
G2-2 = Déplacer
    .text = Déplacez un gangster vivant, de n’importe quelle couleur, d’une case vers le haut, le bas, la gauche ou la droite, sur une case libre. Jamais un gangster d’une rangée ou d’une colonne complète, ni celui qui a été posé ou déplacé au tour précédent.
    .ruling = « Le tour précédent » est le dernier réellement joué, même si des joueurs ont été sautés entre-temps. Après un tir, aucun gangster n’est bloqué.
G2-3 = Tirer
    .text = Un de vos gangsters vivants en tue un autre, vivant, juste à côté de lui, pas en diagonale, au prix d’une balle. Le mort reste : il occupe toujours sa case et compte parmi les six, mais il ne peut plus être déplacé ni tirer, et sa puissance est perdue. Une ligne complète n’abrite personne, ni tireur ni victime ; une ligne déjà comptée ne l’est pas une seconde fois.
    .ruling = Le tireur est à vous : le texte de la feuille dit « un gangster », son image montre un des vôtres. La victime peut être de n’importe quel gang, le vôtre compris.
G2-4 = Rien à faire
    .text = Un joueur qui ne peut rien faire est sauté. Vers la fin, un joueur peut ainsi avoir plusieurs tours de suite.
G2-5 = Va-et-vient
    .text = La feuille de règles ne met aucune limite au va-et-vient des gangsters ; nous en mettons une.
    .ruling = Après 12 déplacements (G2.2) de suite sans que rien soit posé ni aucun coup tiré, celui qui peut poser ou tirer doit le faire. Les déplacements de tous les joueurs comptent ensemble.

## G3

chapter-G3 = Gangster : compter une ligne
    .short = Six dans une rangée ou une colonne comptent aussitôt : le gang le plus fort marque son avance sur le deuxième. Les gangs à égalité en tête s’éliminent entre eux.
G3-1 = Quand une ligne est comptée
    .text = Dès qu’un sixième gangster est posé ou déplacé dans une rangée ou une colonne, cette ligne est comptée, une seule fois.
G3-2 = Qui marque combien
    .text = Additionnez la puissance des gangsters vivants de chaque gang dans la ligne. Le gang le plus fort marque son avance sur le deuxième ; si aucun autre gang n’y a de gangster vivant, le deuxième compte pour 0.
G3-3 = Égalités
    .text = Les gangs à égalité en tête s’éliminent mutuellement. Le suivant marque alors son avance sur celui d’en dessous ; s’il y a encore égalité, ceux-là sont éliminés aussi, et ainsi de suite.
    .ruling = Une égalité pour la deuxième place ne change rien à ce que marque le premier : 6, 4, 4 et 0 donnent 2. Retenez-le : le cas se présente dans une ligne sur quatre, et une autre lecture donnerait 6.
G3-4 = Deux lignes à la fois
    .text = Si un gangster est posé de façon à compléter une rangée et une colonne, les deux sont comptées, dans l’ordre choisi par celui qui l’a posé.

## G4

chapter-G4 = Gangster : fin de partie
    .short = Qui atteint 17 gagne aussitôt. Sinon, le plus haut rang gagne quand le plateau est plein.
G4-1 = Al Capone
    .text = La partie s’arrête aussitôt qu’un joueur atteint le rang 17 ou plus ; une seconde ligne en attente n’est pas comptée. Ce joueur est Al Capone.
G4-2 = Plateau plein
    .text = Sinon, la partie s’arrête quand les 36 gangsters sont sur le plateau, une fois les lignes comptées. Le plus haut rang gagne ; à égalité, celui qui l’a atteint le premier.
    .ruling = Si tous sont encore à 0, c’est un match nul.

## G5

chapter-G5 = Gangster : exemples
    .short = Des exemples de la feuille de règles, et ce qu’ils doivent donner.
G5-1 = Exemple : une majorité simple
    .text = Rouge a 6, Bleu a 4 : Rouge marque 2.
G5-2 = Exemple : égalité en tête
    .text = Rouge 3, Bleu 3, Jaune 2, Gris 1 : Rouge et Bleu s’éliminent, Jaune marque 1.
G5-3 = Exemple : qui peut être abattu
    .text = Un gangster rouge se trouve à côté d’un gris et d’un jaune, mais pas du bleu. Rouge peut abattre Gris ou Jaune, pas Bleu.
