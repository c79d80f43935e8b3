# Les courtes leçons : de quoi il s’agit, ce qu’il faut faire et ce qui en est sorti.

## With a Smile & a Gun

lesson-smile-and-gun-draft = Deux dés
    .text = Les treize dés sont à vous deux. À votre tour, vous en prenez deux : le premier déplace votre boss, le second est votre action. Pointez un dé, et le plateau montre où votre boss s’arrêterait.
    .task = Prenez deux dés, n’importe lesquels.
    .done = Votre boss a avancé d’autant que l’indique le premier dé. Le second est maintenant devant vous : son chiffre s’ajoute à votre pression, et mieux vaut qu’elle reste basse.
lesson-smile-and-gun-place = Trois, deux, un
    .text = Là où votre boss s’arrête, trois hommes de main entrent dans le district devant lui, deux dans le suivant et un dans le dernier de la ligne.
    .task = Amenez trois hommes de main à l’Hippodrome.
    .done = Trois des vôtres contre deux policiers : l’Hippodrome serait à vous. Sous les cubes, on lit toujours qui se servirait en premier.
lesson-smile-and-gun-act = Votre action
    .text = Vous avez pris un 5 pour l’action, et un 5 retire un cube au choix. À l’Aciérie, la police et vous en avez trois chacun, et en cas d’égalité en tête personne ne prend rien.
    .task = Retirez un policier de l’Aciérie.
    .done = Trois contre deux : l’Aciérie serait à vous. Un cube au bon endroit vaut mieux que six au mauvais.
lesson-smile-and-gun-heat = La pression la plus basse
    .text = Vos dés d’action font 7, ceux de Jaune 10. Qui a la pression la plus basse peut ajouter un cube de n’importe quelle couleur, ou deux policiers. À l’Hôtel de ville, vous êtes à égalité avec Jaune.
    .task = Ajoutez un homme de main vert à l’Hôtel de ville.
    .done = Cinq contre quatre : l’égalité est rompue. Des dés d’action bas paient à la fin de la manche.
lesson-smile-and-gun-shadow = Le dé qui reste
    .text = Il reste trois dés et vous en prenez deux ; le dernier fait avancer l’Ombre. Sa carte est l’Insigne : là où l’Ombre s’arrête, toute la police s’en va.
    .task = Laissez le 4, puis effectuez votre action : l’Ombre s’arrêtera devant le Parc.
    .done = La police a quitté le Parc, et il vous tend les bras. Ce que vous laissez compte autant que ce que vous prenez.
lesson-smile-and-gun-settle = Le butin
    .text = À la fin de la manche, les districts sont réglés un par un. Rue des Entrepôts, vous avez le plus de cubes et vous vous servez en premier. Un chapeau vaut le chiffre qu’il porte ; un business rapporte à qui en a le plus face visible.
    .task = Prenez les armes et gardez-les face visible.
    .done = Le deuxième prend ce qui reste. Face cachée, un business ou une infusion vaut un point sûr, mais son type ne compte plus.
lesson-smile-and-gun-infusion = Une infusion
    .text = Le flacon devant vous est une infusion. Elle permet de faire une fois ce que dit la carte Infusion. Ici, c’est Dernière chance : relancez autant de dés de la réserve que vous voulez.
    .task = Utilisez votre infusion et relancez au moins un dé.
    .done = L’infusion est dépensée, les dés sont neufs, et c’est encore à vous. À la fin, une infusion inutilisée ne vaut rien.

## Gangster

lesson-gangster-lay = Poser
    .text = Vous êtes Rouge : les points de Rouge sont à vous, mais vous pouvez poser toutes les couleurs. À votre tour, posez un gangster sur une case libre : un de vos trois, un des deux de la réserve ouverte, ou un pioché à l’aveugle.
    .task = Posez un de vos trois gangsters.
    .done = Vos trois gangsters ne reviennent pas ; gardez les meilleurs pour une ligne qui compte.
lesson-gangster-row = Six en ligne
    .text = Une rangée ou une colonne de six gangsters est comptée aussitôt : le gang le plus fort monte de son avance sur le suivant. Il n’en manque qu’un dans la colonne c, et Rouge y mène.
    .task = Posez le 3 rouge de la réserve ouverte en c4.
    .done = Rouge 9, Jaune 3 : vous montez de 6. Peu importe qui pose le sixième, seule compte la puissance qui s’y trouve.
lesson-gangster-tie = Éliminés
    .text = Les gangs à égalité en tête s’éliminent, et le suivant marque. Dans la rangée 6, Bleu a 5, Jaune 3 et vous 1.
    .task = Posez le 2 jaune de la réserve ouverte en b6.
    .done = Bleu 5, Jaune 5 : les deux sont éliminés, et votre petit 1 gagne la rangée.
lesson-gangster-move = Déplacer
    .text = Au lieu de poser, vous pouvez déplacer un gangster vivant d’une case, même un de Bleu. Pas celui au cadenas, qui vient d’être posé ou déplacé, ni aucun dans une ligne complète.
    .task = Déplacez le 1 bleu de a1 en b1.
    .done = L’homme de Bleu a complété la colonne b : Rouge 4, Bleu 1, et vous montez de 3. Ceux qui sont barrés occupent leur case, mais ne comptent plus.
lesson-gangster-shoot = Une balle
    .text = Pour une balle, un de vos gangsters abat un voisin vivant : au-dessus, au-dessous, à gauche ou à droite. Le mort reste en place, mais sa puissance est perdue.
    .task = Abattez le 3 bleu en c2 avec votre 2 rouge en c3.
    .done = Le 3 bleu ne compte plus, ni dans sa rangée ni dans sa colonne. Les balles ne reviennent pas.
lesson-gangster-end = Al Capone
    .text = Qui atteint le rang 17 est Al Capone, et la partie s’arrête aussitôt. Vous êtes à 12. Dans la colonne a, vous auriez 6 et Gris 1.
    .task = Complétez la colonne a avec votre 1 rouge.
    .done = Cinq de plus font 17. Si personne n’y arrive, la partie finit quand le plateau est plein, et le plus haut rang gagne.
