### Ce que disent les livrets là où il a fallu une interprétation, et pourquoi nous avons décidé ainsi.
### `ruling-W2-2` appartient à la règle W2.2 ; ce que nous faisons s’y trouve comme `.ruling`. Une clé qui finit par une lettre
### est une question de plus sur la même règle ; elle dit elle-même ce que nous faisons, comme `.do`. Livret par livret, avec nos
### propres mots ; un livret qui n’est pas nommé ne dit rien de la question.

ruling-title = Interprétations
ruling-intro = Les livrets laissent des questions sans réponse, et ceux d’un même jeu se contredisent. Voici toutes les questions que nous avons rencontrées, ce qu’en dit chaque livret, avec nos propres mots, ce que fait Backroom et pourquoi, pour qu’on puisse en débattre. Si vous jouez autrement à une vraie table, c’est là que nos résultats peuvent différer. Ce qui est imprimé sur les jetons est une autre question : voyez « Supposé » dans les règles.
ruling-does = Ce que nous faisons
ruling-why = Pourquoi
ruling-silent = Aucun des livrets n’en dit rien.
ruling-books = Ce que disent les livrets, et pourquoi nous faisons ainsi

book-first = Première édition
book-english = Première édition, version anglaise
book-french = Première édition, version française
book-german = Édition allemande
book-solo = Édition allemande, livret solo
book-sheet = La feuille de règles

## With a Smile & a Gun : la ville

ruling-W0-5 = Des districts qui se touchent par un coin sont-ils adjacents ?
    .first = Un 6 ajoute un cube à deux districts adjacents. Le livret ne précise pas ce que cela veut dire.
    .german = De même, avec le mot allemand pour « voisins ».
    .why = Les lignes, l’anneau et le pourtour suivent tous les côtés des districts. Rien dans le jeu ne va en diagonale.
ruling-W0-7 = Un joueur peut-il manquer de cubes ?
    .english = Il y a 30 cubes de chaque couleur et 8 jetons de multiplication, dont l’usage n’est pas expliqué. Si votre réserve est vide, vous pouvez reprendre un cube à l’Historien.
    .french = De même, sans la phrase sur l’Historien.
    .german = Il y en a 35 de chaque. S’ils viennent à manquer, un cube sur un jeton de multiplication en vaut 5 ou 10.
    .why = Les deux boîtes contiennent ces jetons : une réserve n’est donc jamais vide, et personne n’a à compter ses cubes avant de jouer.

## Remplir

ruling-W1-2-b = Où sont les infusions avant d’être distribuées ?
    .do = Dans le sac, comme tous les jetons avant le début de la partie.
    .why = Elles sont de toute façon tirées au hasard, et chaque jeton est toujours quelque part.
ruling-W1-4-b = Quand tire-t-on le premier joueur au sort ?
    .do = Avant tout le reste, même avant de distribuer les infusions.
    .first = Celui qui a dirigé le plus récemment une organisation criminelle commence ; à égalité, le hasard décide.
    .german = De même.
    .why = Cela ne change rien, et tous les enregistrements suivent ainsi le même ordre.
ruling-W2-2 = Quels districts ne sont pas remplis ?
    .first = En phase 1, on remplit tous les districts. La phase 5 dit qu’un district non évalué, par égalité ou faute de cubes, ne sera pas rempli entre les manches. Le résumé dit de remplir les districts vides.
    .german = En phase 1, on remplit tous les districts. La phase 5 dit seulement qu’un district non évalué ne reçoit pas de nouvelle police. Le résumé dit de remplir les districts sans cubes, et le texte de la Vipère, notre Nettoyeur, explique par les cubes restants pourquoi un district à égalité n’est pas rempli.
    .why = Seule la phase 5 de la première édition parle de ce cas précis. Selon le résumé allemand, un district où personne n’est entré serait rempli bien qu’il ait gardé ses jetons, et celui de la Cachette ne le serait pas.
ruling-W2-3 = Dans quel ordre remplit-on les districts ?
    .german = Une réponse à la fin du livret donne cet ordre pour le cas où les jetons viennent à manquer.
    .why = Tant qu’il y a assez de jetons, l’ordre ne change que la façon dont le hasard les répartit. Un seul ordre pour tous les cas est plus facile à suivre et à vérifier.
ruling-W2-4-b = Quand les chapeaux retournent-ils dans le sac ?
    .do = Quand il faut piocher le jeton suivant, pas quand le dernier quitte le sac. Les autres jetons de la défausse quittent alors la partie, même s’il n’y avait aucun chapeau parmi eux.
    .first = Si les jetons manquent, les chapeaux mis de côté retournent dans le sac avant qu’on remplisse les districts restants ; les autres n’y retournent pas.
    .german = S’il n’en reste pas assez dans le sac, les chapeaux de la défausse y retournent, et le reste va dans la boîte.
    .why = Les deux livrets parlent du moment où les jetons manquent.
ruling-W2-5 = Quels jetons amènent de la police à la manche 1, et quand ?
    .first = Après le remplissage, chaque district rempli reçoit de la police pour tous les carrés bleus qu’il contient.
    .german = Chaque jeton nouvellement posé amène sa police. Les infusions sont posées pendant la mise en place, avant la phase 1.
    .why = À la manche 1, tous les jetons de la ville sont nouveaux ; sinon les coins et le centre commenceraient avec moins de police qu’ils n’en montrent. Que la police vienne en dernier ne change rien et laisse le remplissage d’un seul tenant.

## Dés et actions

ruling-W2-1-b = Quand ramasse-t-on les dés de la manche précédente ?
    .do = Au début de la manche, avant le lancer : les dés d’action et le dé restant ensemble. Après la manche 3, ils restent en place.
    .why = Entre-temps, rien ne dépend d’eux.
ruling-W3-2 = Peut-on encore relancer des dés égaux après avoir utilisé une infusion ?
    .first = On peut relancer au début de son tour, avant de choisir. Les infusions s’utilisent à tout moment du tour.
    .german = De même.
    .why = Dès qu’on a utilisé quelque chose, le tour a commencé. Sinon, on pourrait rendre tous les dés égaux avec Dernière chance, puis relancer toute la réserve.
ruling-W3-3 = Les deux dés sont-ils pris ensemble ?
    .first = Vous choisissez deux dés ; Dernière chance peut venir après le choix.
    .german = Vous choisissez deux dés, puis vous posez le premier et avancez, puis le second. Pas rapide vient après le choix d’un dé.
    .why = Dans les deux livrets, on choisit d’abord deux dés. Ensuite, il n’y a plus rien à décider entre l’un et l’autre.
ruling-W3-3-b = À partir de quand le dé d’action compte-t-il ?
    .do = Il est devant vous dès que vous le prenez.
    .why = La pression se lit plus tard, et ce que vous avez pris, tout le monde peut le voir.
ruling-W3-6 = Faut-il effectuer l’action ?
    .first = Vous effectuez l’action que montre votre dé.
    .german = Le dé montre quelle action est possible.
    .why = Quand les livrets laissent le choix, ils disent « vous pouvez », comme pour le bonus de la phase 4.
ruling-W3-7-b = Quand vous propose-t-on d’utiliser une infusion ?
    .do = Seulement là où elle peut vraiment faire quelque chose : il faut un cube à déplacer, un jeton à échanger.
    .why = Une question qui n’a qu’une réponse fait seulement perdre du temps.

## Régler les comptes

ruling-W5-3 = Et s’il y a moins de jetons que de places ?
    .first = Le premier en prend un, le deuxième celui qui reste. Avec le Nettoyeur, il n’y a alors rien pour le deuxième.
    .german = De même.
    .why = Le texte du Nettoyeur montre l’intention : qui arrive trop tard n’a rien. Le district est décidé, il compte donc comme évalué et ses cubes s’en vont.
ruling-W5-4 = Lequel de deux jetons équivalents la police prend-elle ?
    .first = Il y a un ordre des types ; parmi les chapeaux, le plus haut chiffre passe d’abord.
    .german = De même.
    .why = De tels jetons ne diffèrent que par leurs carrés bleus, qui ne concernent que la police. Quelqu’un doit choisir, et ce ne devrait pas être un joueur.
ruling-W5-7 = Que deviennent les jetons que personne ne peut prendre ?
    .first = Sans cube, on n’obtient rien. Le livret ne dit pas ce que devient le jeton.
    .german = S’il n’y a pas de deuxième, le deuxième jeton reste. Au centre, le troisième prend le dernier, s’il y en a un.
    .why = Un troisième absent, c’est comme un deuxième absent, et rien n’indique que la première édition l’entende autrement.
ruling-W5-11 = Quels districts perdent leurs cubes après la phase 5 ?
    .english = Seulement avec le Nettoyeur : les districts sans jeton après la phase perdent tous leurs cubes.
    .french = Seulement avec le Nettoyeur : si le dernier jeton d’un district a été retiré, ses cubes s’en vont à la fin de la phase.
    .german = Seulement avec le Nettoyeur : les districts sans jeton après la phase 5 perdent tous leurs cubes.
    .why = Avec toutes les cartes, un district non évalué peut se retrouver sans jeton quand le sac est vide ; ses cubes se battraient alors pour rien jusqu’à la fin. Les cubes d’un district évalué sont là parce qu’une carte les y a mis, donc ils restent ; le texte du Nettoyeur ne fait pas cette distinction, donc avec lui ils s’en vont.
ruling-W5-11-b = Quand un district vidé est-il de nouveau rempli ?
    .do = À la phase 1 suivante, avec tous les autres. Après la manche 3, les cubes s’en vont et rien n’est pioché.
    .why = La phase 1 est faite pour cela.

## Cartes Ombre

ruling-W6-1 = Quelle carte est « The Mole » ?
    .first = Pour une première partie, elle conseille « The Mole » et Dernière chance. Aucune carte ne porte ce nom.
    .german = Elle conseille cette carte et Dernière chance.
    .why = Le livret allemand nomme la même paire avec le vrai nom de la carte, et une taupe est un policier corrompu.
ruling-W6-2 = Quand le Limier change-t-il de mains, et quel dé est le plus haut ?
    .english = En phase 5, celui qui a le plus de cubes prend la carte ; à égalité, elle est rendue. Celui qui la tient ne peut pas choisir le dé le plus haut, sauf si tous sont égaux.
    .french = Celui qui la tient ne peut prendre le dé le plus haut ni pour le mouvement ni pour l’action. Rien n’est dit des dés égaux.
    .german = Comme le texte anglais ; celui qui la tient ne peut jamais choisir le dé de plus haute valeur.
    .why = Le tour de son district vient de toute façon en phase 5, et avoir le plus de cubes ne dépend pas de l’évaluation. Deux dés sont deux choix : le second se juge donc d’après ce qui reste. Sinon, parmi 6 6 3, il n’y aurait rien à prendre.
ruling-W6-2-b = En quoi le Limier limite-t-il le gang ?
    .do = Un 6 que le gang ne peut pas prendre ne compte pas pour lui comme « un 6 », et « présente une seule fois » s’entend des dés qui restent après son dé de mouvement.
    .solo = Le gang est soumis à la même restriction qu’une personne.
    .why = Ce qu’il ne peut pas prendre n’existe pas pour le gang.
ruling-W6-6 = Le district de la Cachette est-il rempli ?
    .german = Celui qui a le moins d’hommes de main les y laisse après la phase 5. Le résumé dit de remplir les districts sans cubes.
    .why = Le district a été évalué. Seuls ceux qui n’ont pas été évalués ne sont pas remplis (W2.2).
ruling-W6-7 = Qui peut utiliser le Collecteur ?
    .german = En général, rien ne se passe à égalité. Mais cette carte dit qu’à égalité les deux joueurs peuvent s’en servir et que le premier joueur décide qui agit d’abord.
    .why = La carte parle d’égalité, c’est donc elle qui compte, et zéro à zéro en est une (W4.2). On regarde le district au moment où l’Ombre s’arrête. Une action impossible est perdue, comme partout.
ruling-W6-7-b = Où va le dé relancé ?
    .do = Il reprend sa place parmi les trois.
    .german = Il retourne sur la case d’action.
    .why = La pression reste ainsi la somme de trois dés.
ruling-W6-11-b = Et si l’action supplémentaire est impossible ?
    .do = Alors on ne vous demande rien.
    .why = Il n’y a rien à décider.
ruling-W6-12 = Avec le Gardien, que se passe-t-il en cas d’égalité entre les autres ?
    .german = Il compte comme une quatrième couleur et gagne les égalités auxquelles il participe. Les autres égalités ne sont pas évoquées.
    .why = Entre les autres, les égalités se règlent comme sans lui (W5.5, W5.6). Le centre a trois jetons, il ne reste donc rien pour le quatrième.
ruling-W6-13-b = Et si le parc n’a pas de jeton, ou s’il y a égalité pour la deuxième place ?
    .do = Sans jeton, le premier prend le dé et le deuxième n’a rien. En cas d’égalité pour la deuxième place, on défausse un jeton restant ; le dé est simplement rendu.
    .german = Le premier prend le jeton ou le dé. Si le parc n’est pas évalué, le dé est rendu sans effet.
    .why = Le dé est un prix comme un jeton, mais il ne peut pas être défaussé.
ruling-W6-13-c = Le dé restant garde-t-il sa valeur ?
    .do = Toute la manche, où qu’il soit ; seul le scénario 8 (W10 #8) la change.
    .why = Personne ne le lance.

## Cartes Infusion

ruling-W7-1-b = Quels dés relance-t-on, et quand l’infusion disparaît-elle ?
    .do = Les dés que vous nommez quittent la réserve ; l’infusion a disparu avant même qu’ils tombent.
    .why = On paie avant de connaître l’effet.
ruling-W7-2 = Que devient l’infusion sous un jeton doublé ?
    .english = Vous utilisez une infusion et posez dessus le jeton obtenu ; il compte double.
    .french = L’infusion va sous le jeton.
    .german = Vous posez le jeton, face visible ou cachée, sur une de vos infusions ; face cachée, il vaut 2.
    .why = Elle est utilisée, donc elle ne sert ni ne compte plus, mais elle doit rester là pour montrer que le jeton est doublé. Les livrets parlent d’un jeton obtenu ; le dé du Maudit n’en est pas un. Un jeton qui vous quitte redevient simple.
ruling-W7-2-b = L’infusion qui se trouve dessous a-t-elle de l’importance ?
    .do = Seulement si elle revient en jeu : échangée par Passe-passe, elle quitte la partie ; dans le scénario 3, elle reste, marquée ; dans le scénario 7, elle va dans le sac.
    .why = Les infusions ne diffèrent que par leurs carrés.
ruling-W7-4 = Que peut-on échanger, et qu’en résulte-t-il ?
    .first = Après le mouvement, vous échangez un jeton que vous avez obtenu contre un de ceux qui se trouvent devant votre boss. Un jeton face cachée revient face visible.
    .german = De même.
    .why = Une infusion utilisée quitte la partie, on ne peut donc pas aussi la donner. La police ne vient qu’en phase 1. Ce que vous prenez, vous l’obtenez, donc W5.8 s’applique. Une infusion marquée (W10 #3) n’est là que pour compter.
ruling-W7-4-b = Peut-on donner une infusion face cachée, ou prendre ce que l’on donne ?
    .do = Vous pouvez donner tout jeton qui n’est pas marqué, même une infusion face cachée, et en prendre un identique.
    .why = Les livrets n’excluent rien.
ruling-W7-5-b = Quand Envoûtement prend-il fin ?
    .do = Celui qui n’a pas d’infusion face visible est sauté ; cela compte comme un refus. Quand il n’y a plus de police dans le district, c’est fini.
    .first = En commençant par le premier joueur, jusqu’à deux refus de suite.
    .german = On alterne jusqu’à ce que personne ne veuille plus en utiliser.
    .why = Celui qui ne peut pas le faire n’a rien à décider.

## Solo

ruling-W9-7 = Combien de marqueurs virtuels pose le gang ?
    .english = Un cube à côté de chaque jeton de business du district.
    .french = Un cube sur le marqueur de majorité de chaque type présent.
    .solo = Un homme de main pour chacun de ces jetons encore dans le district.
    .why = Deux livrets comptent les jetons, un compte les types. Cela ne change quelque chose que si deux jetons du même business s’y trouvent.
ruling-W9-7-b = Pose-t-on des marqueurs virtuels là où le gang prend le dé du Maudit ?
    .do = Oui. Là où il n’y a rien à prendre, on n’en pose pas.
    .solo = Les marqueurs d’abord, puis le gang se sert.
    .why = Quand il les pose, il n’a pas encore choisi.
ruling-W9-11-b = Où est le district de l’Ombre quand le gang prend un 6 ?
    .do = Là où l’Ombre se trouve à ce moment ; dans le scénario 9, c’est après avoir avancé avec le gang.
    .why = Les hommes de main arrivent aussitôt.
ruling-W10-1-b = Qu’est-ce qu’un nombre impair d’infusions, et laquelle est prise ?
    .do = Toutes les infusions devant le gang comptent. Entre deux, il prend celle qui montre le plus de carrés.
    .solo = Les Corbeaux prennent d’abord des infusions si cela peut former une paire.
    .why = Avec un nombre impair, une de plus forme justement une paire. Entre jetons équivalents, le gang se sert comme la police (W5.4).
ruling-W10-3 = Le Tonneau se joue-t-il avec Âme sœur ?
    .solo = Envoûtement est conseillé, d’autres cartes sont permises. Pour gagner, il faut avoir utilisé 4 infusions.
    .why = Avec Âme sœur seule, rien ne s’utilise et personne ne pourrait gagner. Parmi les cartes du Filou, elle ne gêne pas.
ruling-W10-3-b = Un jeton doublé compte-t-il comme une utilisation ?
    .do = Oui, comme une seule.
    .why = L’infusion placée dessous est utilisée.
ruling-W10-5 = Athéna reçoit-elle un homme de main au niveau Homme de main ?
    .solo = Avec la pression la plus basse, elle ne reçoit pas de jeton solo mais un homme de main sur la carte ; 3 avec Capo. Au niveau Homme de main, un gang ne reçoit pas de jetons solo.
    .why = Cet homme de main remplace un jeton qu’elle n’aurait pas de toute façon. Don comprend Capo, elle en reçoit donc 3 là aussi.
ruling-W10-7-b = Où se trouve la première infusion du gang avant d’aller dans le sac ?
    .do = Elle est distribuée comme les autres et reste face cachée devant le gang jusqu’à la fin du premier remplissage.
    .solo = Le gang n’en reçoit pas ; elle va dans le sac une fois tous les districts remplis.
    .why = Elle ne doit pas être piochée au premier remplissage.
ruling-W10-7-c = Que compte-t-on quand la partie est perdue aussitôt ?
    .do = L’infusion qui vous fait perdre est face cachée devant le gang et compte ; on compte les points d’après ce qui se trouve sur la table. La condition est réputée remplie dans toute partie qui n’a pas été perdue aussitôt.
    .solo = Vous perdez aussitôt que le gang reçoit une infusion.
    .why = Vous avez perdu, quels que soient les points ; ils ne servent qu’à l’enregistrement.
ruling-W10-9 = Quelles cartes Ombre vont avec Goudron et Plume ?
    .solo = La Cachette est conseillée, d’autres sont permises. L’Ombre avance selon le dé de mouvement du gang.
    .why = Les monstres n’avancent pas ; avec eux, la moitié du scénario manquerait.
ruling-W10-10 = Qu’est-ce que le scénario 10 ?
    .first = Une variante où seul compte votre propre score, avec un tableau de quatre rangs.
    .solo = Il s’agit de marquer le plus de points possible ; le scénario lui-même est à télécharger.
    .why = Son nom et son but sont ceux de la variante de la première édition.
ruling-W11-1-b = Quelles infusions comptent comme données ?
    .do = Toutes, face visible ou cachée ; chacune compte pour moins un. Celle qui part avec un jeton échangé, sous lequel elle se trouvait, ne compte pas.
    .first = Obtenir un certain nombre d’infusions.
    .why = Ce que vous avez donné, vous ne l’avez plus ; mais une infusion sous un jeton a été utilisée, pas donnée.
ruling-W11-3-b = Qu’est-ce qui va avec la Légende, et quel est son résultat ?
    .do = Tous les niveaux, mais ni missions ni scénarios ; le scénario 10 est la Légende. On y gagne un rang ; il n’y a ni victoire ni défaite.
    .first = Vous jouez en solo comme d’habitude et ne comparez votre score qu’au tableau.
    .why = Seul votre score compte.

## Gangster

ruling-G0-2 = Que deviennent les gangs que personne ne joue ?
    .sheet = Tous les gangsters que personne n’a devant soi sont mélangés dans les piles, et la partie s’arrête au plus tard quand les 36 sont sur le plateau.
    .why = Les quatre gangs sont donc toujours en jeu. Un gang sans joueur n’a pas de pion sur l’échelle, ses points sont donc perdus.
ruling-G1-2 = Quelle est la taille des piles ?
    .sheet = Deux piles, et on y retourne deux gangsters.
    .why = Quand on fait deux piles, on les fait égales. Comme personne ne sait où se trouve quoi, la taille n’importe que vers la fin.
ruling-G1-2-b = Quel gangster est dans quelle pile ?
    .do = Tout gangster que l’on n’a pas encore vu peut se trouver au sommet de l’une ou de l’autre.
    .why = Ils sont mélangés ensemble ; personne ne peut en savoir plus.
ruling-G1-4-b = Quand tire-t-on le premier joueur au sort ?
    .do = Avant de retourner la réserve ouverte.
    .sheet = Celui qui ressemble le plus à un gangster commence.
    .why = Cela ne change rien, et tous les enregistrements suivent ainsi le même ordre.
ruling-G2-1 = Depuis quelle pile complète-t-on la réserve ouverte ?
    .sheet = On la complète à deux depuis la pile cachée.
    .why = Il y a deux piles, et c’est à celui qui a posé d’agir. S’il n’en reste qu’une, on ne demande rien.
ruling-G2-1-b = Pendant le tour de qui complète-t-on la réserve ouverte ?
    .do = Pendant celui du joueur qui a posé ; le suivant commence après.
    .sheet = Cela se fait après la pose d’un gangster de la réserve ouverte.
    .why = Ainsi, le suivant voit ce qu’il y a.
ruling-G2-2 = Quel gangster est bloqué après un tour sauté ou un tir ?
    .sheet = Celui qui vient d’être posé ou déplacé ne peut pas être déplacé par le joueur suivant, mais peut l’être par celui d’après.
    .why = Le blocage empêche de défaire le dernier tour ; c’est donc le dernier tour joué qui compte. Un tir ne déplace personne.
ruling-G2-2-b = Le blocage peut-il priver quelqu’un de toute possibilité ?
    .do = Oui : « ne rien pouvoir faire » se juge avec le blocage du gangster posé ou déplacé en dernier.
    .why = Ce qui est bloqué ne peut pas se faire.
ruling-G2-3 = Qui tire, et sur qui ?
    .sheet = Un gangster peut en abattre un autre à côté de lui. L’image montre le tour de Rouge, avec un gangster rouge qui peut abattre Gris ou Jaune.
    .why = Dans l’image, c’est un gangster rouge qui tire pour Rouge. Le texte n’exclut aucune victime, et parfois un des vôtres barre le chemin.
ruling-G2-5 = Le va-et-vient peut-il durer sans fin ?
    .sheet = Personne ne peut passer, et déplacer est toujours permis.
    .why = Une partie doit finir. Douze déplacements suffisent à toutes les idées que nous avons vues.
ruling-G2-5-b = Piocher dans une pile, est-ce poser ?
    .do = Oui. Celui qui ne peut ni poser ni tirer peut encore déplacer un gangster, même après le douzième déplacement.
    .why = Ce qui est pioché doit être posé.
ruling-G3-3 = Une égalité pour la deuxième place change-t-elle ce que marque le premier ?
    .sheet = Le gang le plus puissant marque son avance sur le deuxième. Un avertissement ajoute que les gangs de même puissance s’éliminent, de sorte que le deuxième marque des points. Dans les deux exemples, le deuxième est seul.
    .why = L’avertissement dit ce qui s’ensuit : un autre gang marque. Cela ne convient qu’à une égalité en tête. L’avance sur le deuxième est la même, qu’un gang ou deux aient cette puissance. Si les deuxièmes à égalité s’éliminaient aussi, 6, 4, 4 et 0 donneraient 6.
ruling-G3-4-b = Un déplacement peut-il compléter deux lignes ?
    .do = Jamais : le gangster reste dans sa rangée ou dans sa colonne, et cette ligne n’est pas plus pleine qu’avant. On ne demande donc un ordre qu’en posant.
    .sheet = C’est en posant qu’on complète deux lignes.
    .why = Cela découle du plateau.
ruling-G4-1-b = Les points des gangs neutres mettent-ils fin à la partie ?
    .do = Non, ils sont perdus.
    .sheet = La partie s’arrête quand un joueur atteint 17.
    .why = Un gang neutre n’est pas un joueur.
ruling-G4-2 = Qui gagne si personne n’a marqué ?
    .sheet = À égalité, celui qui a atteint ce score le premier gagne.
    .why = Tous sont à 0 depuis le début.
ruling-G4-2-b = Que veut dire « atteint le premier » ?
    .do = On regarde le décompte qui a donné à chacun son rang actuel.
    .sheet = À égalité, celui qui a atteint ce score le premier gagne.
    .why = Les rangs ne font que monter ; c’est donc le moment où il a été atteint.
