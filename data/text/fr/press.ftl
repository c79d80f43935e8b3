### Le journal après une partie : un titre selon son issue, avec une phrase en dessous.

press-masthead = La Gazette de l’arrière-salle
    .house = La Gazette de « { $house } »
press-edition = Dernière édition
press-turning = Le tournant
    .text = { $player }, coup { $entry }. Joué : { $played }. Mieux : { $better }.

## With a Smile & a Gun, à deux

press-smile-narrow = À un cheveu près
    .deck = { $winner } devance { $loser } de si peu que tous deux avaient déjà commandé le champagne.
press-smile-clear = La ville change de patron
    .deck = { $winner } prend les clés. { $loser } aurait recompté deux fois.
press-smile-crushing = Il n’en reste rien
    .deck = { $winner } laisse à { $loser } son manteau et le dernier tramway.
press-smile-monopoly = Une seule boutique en ville
    .deck = { $winner } tient un monopole. Sans lui, c’est { $loser } qui ferait la une.
press-smile-monopolies = Tout le marché dans une poche
    .deck = { $winner } collectionne les monopoles. Les prix montent dès ce matin.
press-smile-shadow = L’Ombre sait qui a payé
    .deck = Sans un coup de main venu du noir, { $winner } ne passait pas devant { $loser }.
press-smile-hats = Chapeau bas
    .deck = { $winner } a ramassé les chapeaux. { $loser } n’en a plus à soulever.
press-smile-infusions = Réglé au comptoir
    .deck = Égalité aux points : la cave la mieux garnie donne raison à { $winner }.
press-smile-henchmen = Vote à main levée
    .deck = Égalité aux points : { $winner } avait plus de monde dans la rue.
press-smile-draw = Deux vainqueurs, aucun commentaire
    .deck = { $winner } et { $loser } finissent à égalité. Ils auraient partagé un taxi.

## Seul

press-alone-won = Le gang sort par derrière
    .deck = { $winner } a travaillé en solo et n’envoie pas de facture.
press-alone-narrow = Seul contre tous, de justesse
    .deck = { $winner } bat le gang pour moins que le prix d’un chapeau.
press-alone-crushing = Le gang cherche un vrai travail
    .deck = Après cette soirée avec { $winner }, le gang lit les petites annonces.
press-alone-lost = Le héros prend la clé des champs
    .deck = Le gang garde la ville. { $loser } aimerait beaucoup le grand air.
press-alone-close = Si près, si fauché
    .deck = Le gang gagne pour presque rien. { $loser } demande à voir le calcul.

## La campagne

press-campaign-won = Une enseigne de moins dans la rue
    .deck = { $winner } a rempli chaque condition. Le gang suivant nous lit déjà.
press-campaign-lost = Le gang renouvelle son bail
    .deck = { $loser } a compté deux fois, et deux fois il en manquait.
press-campaign-condition = Il fallait lire les petites lignes
    .deck = { $loser } avait assez de points, mais la condition était tout autre.
press-campaign-at-once = Fini avant que l’encre sèche
    .deck = Le gang a eu son infusion, et { $loser } a eu la porte.

## Missions

press-mission-won = Mission accomplie, personne n’a rien vu
    .deck = { $winner } rapporte { $own } points et aucun témoin.
press-mission-few = Bonne adresse, mains vides
    .deck = { $loser } y était, mais { $own } points ne suffisent pas.
press-mission-objective = Beaucoup de points, mauvais colis
    .deck = { $loser } livre { $own } points, mais pas ce qui était commandé.
press-mission-gang = Ils avaient plus de tout
    .deck = { $loser } a fait ce qu’on demandait. Le gang aussi, et davantage.

## Légende

press-legacy-1 = C’était qui, déjà ?
    .deck = { $winner }, { $own } points : nos archives n’ont pas de photo.
press-legacy-2 = Un visage déjà vu
    .deck = { $winner }, { $own } points : le portier salue, la banque non.
press-legacy-3 = Un nom qui ouvre les portes
    .deck = { $winner }, { $own } points : surtout de l’intérieur, et en vitesse.
press-legacy-4 = La ville porte désormais votre nom
    .deck = { $winner }, { $own } points : la statue sourira un peu, merci.

## Gangster

press-gangster-capone = Il y a un nouvel Al Capone
    .deck = { $winner } est au sommet. { $loser } envoie des fleurs, sans carte.
press-gangster-capone-crushing = Capone a pris l’ascenseur
    .deck = { $winner } était en haut avant que { $loser } trouve l’escalier.
press-gangster-capone-narrow = Au sommet, d’une courte tête
    .deck = { $winner } est Al Capone. { $loser } tendait la main vers la même chaise.
press-gangster-narrow = Chicago se joue sur une marche
    .deck = { $winner } se tient juste au-dessus de { $loser }. L’échelle est saisie.
press-gangster-clear = Chicago a son favori
    .deck = { $winner } passe devant { $loser } et ne se retourne pas.
press-gangster-crushing = Tout Chicago du même côté
    .deck = { $winner } a pris la ville. { $loser } garde une place de parking.
press-gangster-blank = Rien pour les autres
    .deck = { $winner } a marqué. { $loser } était là aussi.
press-gangster-first = Premier arrivé, premier servi
    .deck = { $winner } et { $loser } sont au même rang, mais { $winner } y était avant.
press-gangster-draw = Nuit calme à Chicago
    .deck = Personne n’est monté, personne n’est tombé. La police remercie tout le monde.
press-gangster-bloody = Semaine record chez les fleuristes
    .deck = { $winner } l’emporte au plomb. Les balles ont manqué avant les mots.
press-gangster-peaceful = Pas un coup de feu
    .deck = { $winner } a pris Chicago poliment. Les armuriers s’inquiètent.
press-gangster-many = Un en haut, les autres à la file
    .deck = { $winner } mène. { $loser } et les autres attendent dehors.
press-gangster-many-narrow = Tous presque rois
    .deck = { $winner } gagne devant { $loser }. Aux tables voisines, on conteste.

## Quand une partie finit avant l’heure

press-resigned = Un mouchoir blanc a suffi
    .deck = { $loser } abandonne. { $winner } venait à peine de s’installer.
press-resigned-many = Une chaise vide, et c’est fini
    .deck = { $loser } abandonne. Aux autres de payer l’addition.
press-resigned-alone = Sortie discrète par la cuisine
    .deck = { $loser } abandonne. Le gang envoie ses amitiés.
press-time = Battu par la pendule
    .deck = { $loser } réfléchissait encore. { $winner } ne dormait pas.
press-time-many = La pendule gagne encore
    .deck = { $loser } n’a plus de temps, les autres plus de patience.
press-time-alone = Même le gang est rentré
    .deck = { $loser } n’a plus de temps. Le dernier éteint la lampe.
press-agreed = Ils se sont serré la main
    .deck = Match nul, d’un commun accord. On a recompté les doigts.
press-abandoned = Annulé pour cause de pluie
    .deck = Personne n’a gagné. Les chaises sont encore chaudes.
