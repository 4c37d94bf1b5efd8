# La page : ce que dit toute table, quel que soit le jeu.

# L'en-tête du site.
site-places = Le site
site-play = Jouer
site-games = Mes parties
site-learn = Apprendre
site-gallery = Galerie
site-about = À propos
site-waiting = { $count ->
        [one] Une partie vous attend
       *[other] { $count } parties vous attendent
    }

# La page d'accueil.
page-hero = Cap sur le Nouveau Monde
page-hero-help = Seul, entre amis ou contre des bots, dans votre navigateur. En portugais, français et anglais.
page-your-tables = Vos tables
page-all-tables = Toutes mes parties ({ $count })
page-start-new = Commencer une partie
page-play = Jouer
page-watch = Regarder
page-open = Ouvrir
page-your-turn = À vous
page-your-turn-to = À vous : { $what }
page-table-chapter = { $title }, { $chapter }
page-table-waits = En attente des autres
page-table-waits-for = En attente de { $name }
page-table-open = En attente que quelqu'un prenne place
page-table-alone = En solitaire
page-table-won = Vous avez gagné, { $points } à { $second }
page-table-lost = Sans victoire, avec { $points } points
page-table-winner = { $name } a gagné avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-play-now = Jouer maintenant
page-play-now-of = Jouer maintenant : { $title }
page-choose-game-help = Le formulaire du jeu choisi suit les jeux.
page-play-now-help = Vous contre deux bots, avec les règles d'une première partie
page-length = Durée
page-bots = bots
page-record-hint = Vous avez l'enregistrement d'une partie ou d'une campagne ? Déposez le fichier ici, ou
page-record-open = ouvrez-le
page-record-drop = Déposez l'enregistrement pour revoir la partie
page-record-opened = Ouverture de la partie
page-new-game = Nouvelle partie
page-players = Joueurs
page-seats = Places
page-rules = Règles
page-friend = Un ami
page-guest = Invité
page-your-name = Votre nom
page-name-of = Nom de { $name }
page-kind-of = Qui joue { $name }
page-kind-me = Vous
page-kind-link = Ami, par lien
page-kind-here = Sur cet écran
page-bot-level = Bot, { $level }
bot-uniform = au hasard
bot-uniform-help = N'importe quelle option, sans réfléchir.
bot-greedy = pressé
bot-greedy-help = Prend ce qui semble le mieux, un seul choix à l'avance.
bot-novice = débutant
bot-novice-help = Voit un choix à l'avance, passe à côté de beaucoup de choses et laisse gagner les nouveaux venus.
bot-casual = tranquille
bot-casual-help = Voit un choix à l'avance et oublie ce qui compte à la fin.
bot-solid = solide
bot-solid-help = Voit un choix à l'avance, avec soin.
bot-strong = fort
bot-strong-help = Réfléchit à tout son tour et un peu plus loin.
bot-expert = expert
bot-expert-help = Sait par des milliers de parties ce qui paie à la fin.
bot-master = maître
bot-master-help = Essaie ses idées encore et encore.
bot-planner = planificateur
bot-planner-help = L'étalon de tous les autres : il prévoit plusieurs coups.
page-bot-at-once = Répond sur-le-champ.
page-bot-time = Réfléchit jusqu'à { $seconds } s par choix.
page-bot-rating = Force { $rating } sur { $games } parties.
page-bot-rating-at = Force { $rating } sur { $games } parties, à { $seconds } s par choix.
bot-styled = { $level }, { $style }
page-style-of = Style de { $name }
page-style-none = N'importe quel style
page-all-settings = Changer les { $count } réglages
page-spectators = Spectateurs
page-spectators-help = Qui a le lien peut regarder.
page-start = Larguer les amarres
page-to-table = Aller à la table
page-no-server = Le serveur ne répond pas
page-no-server-help = Il redémarre peut-être. Rien n'est perdu : chaque choix est enregistré avant d'être montré.

# Mes parties.
page-tables-mine = À vous
page-tables-others = En attente des autres
page-tables-over = Terminées
page-trials = Essais de cette partie
page-trial-from = Essai à partir du choix { $number }
page-no-games = Vous ne vous êtes encore assis à aucune table.
page-remove = Retirer
page-remove-of = Retirer : { $names }
page-remove-title = Retirer cette partie ?
page-remove-alone = Elle est perdue pour de bon, avec tous ses choix.
page-remove-others = Les autres continuent, et un bot joue pour vous. Ouvrez le lien de la table pour revenir à votre place.
page-remove-listed = Elle quitte votre liste. Les autres la gardent, et son lien y mène toujours.
page-removed = La partie est retirée.

# Le cadre de la table.
page-home = Accueil
page-trial = essai
page-to-origin = Revenir à la partie
page-saved = enregistré
page-offline = hors ligne
page-help = Aide
page-language = Langue
page-theme = Clair ou sombre
page-menu = Menu
page-log = Journal
page-views = Vues
page-board = Plateau
page-offer = Événements et offres
page-offers-here = des offres ici
page-key = Légende
page-mine = Mon plateau
page-others = Joueurs et journal
page-desk = Votre bureau
page-zoom-in = Plus près
page-zoom-out = Plus loin
page-zoom-fit = Tout le plateau
page-points = Points
page-seat-open = place libre
page-seat-mine = vous
page-seat-same = sur cet écran
page-seat-here = présent
page-seat-away = absent
page-thinks = réfléchit
page-take-seat = S'asseoir ici
page-come-back = Reprendre votre place
page-sit-down = S'asseoir
page-spectator = Spectateur

# Ce qui est demandé.
page-thinking = { $seat } réfléchit
page-absent = { $seat } est absent
page-waiting-for-open = Personne ne joue encore { $seat }
page-pass-to = Passez l'écran à { $name }
page-pass-help = Ce qui est réservé à { $name } reste couvert jusque-là.
page-i-am = Je suis { $name }
page-not-here = { $name } n'est pas là : laisser jouer un bot
page-wait = Un instant
page-wait-help = Vous pouvez tout regarder et préparer votre coup.
page-next = { $seat } joue ensuite.
page-next-you = C'est bientôt à vous. Vous pouvez tout regarder et préparer votre coup.
page-watching = Vous regardez la partie.
page-watching-bots = Vous regardez la partie. Un bot joue pour vous.
page-choose-here-help = Choisissez sur le plateau, ou ici.
page-choose-tab-help = Ici, ou dans un onglet à pastille.
page-choose-list-help = Choisissez ici.
page-pair = { $name } : { $value }
page-let-go-of = Lâcher : { $name }
page-changed = Changé : { $name } au lieu de { $other }.
page-to-choice = Vers le choix
page-options-count = { $count } choix
page-more-options = { $count } de plus
page-one-by-one = Les { $count } choix
page-one-at-a-time = Une à la fois
page-skip = Passer
page-undo = Annuler
undo-luck = Du nouveau a été révélé
undo-others = D'autres ont choisi depuis
undo-start = Rien à annuler
undo-ask = Les autres doivent accepter
undo-over = La partie est finie
undo-asked = Quelqu'un d'autre le demande déjà
undo-unasked = Plus personne ne le demande
page-undo-asked = { $seat } demande à annuler { $count ->
        [one] le dernier choix
       *[other] les { $count } derniers choix
    }.
page-undo-asked-mine = Vous avez demandé aux autres ; la partie continue entre-temps.
page-undo-agreed = Vous avez accepté ; les autres sont consultés.
page-undo-refused = Tous ne sont pas d'accord pour annuler.
page-undone = Le dernier choix a été annulé.
page-agree = D'accord
page-refuse = Non
page-cut = Connexion perdue, nouvel essai
page-cut-help = Rien n'est perdu : votre dernier choix est enregistré.
page-cut-unsent = Votre dernier choix n'est peut-être pas arrivé ; vous le verrez au retour de la connexion.
page-not-arrived = Votre choix n'est pas arrivé. Choisissez de nouveau.
page-try-now = Essayer maintenant
page-reconnected = Connexion rétablie.
page-stale = Quelqu'un a été plus rapide ; voici l'état de la table.
page-points-now = Points provisoires
page-points-now-help = En plus clair : pas encore marqués ; il y en aurait autant si la partie finissait maintenant.
page-moment = Ce qui se passe
page-moment-help = Regardez ; Espace pour continuer.
page-moment-touch = Regardez, ou passez.
page-go-on = Continuer
page-key-space = Espace
page-skip-all = Tout passer
page-moments-left = { $count } à lire
page-you = Vous
page-automa-named = Automa { $name }
page-name-you = { $name } (vous)
page-you-named = Vous, { $name }
page-steps = Montrer les étapes
page-recall = Revoir ce moment
page-more-deeds = et encore { $count }
page-since = Depuis votre dernier coup
page-since-title = Ce que les autres ont fait
page-since-count = { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
page-for-you = Pour vous
page-nothing-lost = Rien n'a changé.
page-watch-turns = { $count ->
        [one] Revoir le tour
       *[other] Revoir les { $count } tours
    }
page-every-step = Chaque étape
page-usual = Fait : { $name }
page-ask-everything = Tout me demander
page-ask-everything-help = Sinon la page donne les réponses que tout le monde donne.
page-look = Suivre qui joue
page-look-help = Son plateau est visible pendant son tour.
page-call = Quand c'est à moi
page-call-title = À vous dans { $title }
page-call-mark = Titre et marque de l'onglet
page-call-mark-help = On le voit d'un coup d'œil.
page-call-always = toujours
page-call-bell = Une cloche
page-call-bell-help = Elle sonne une fois quand la page est hors de vue.
page-call-message = Un message du navigateur
page-call-message-help = Quand la page est hors de vue. Le navigateur vous le demande d'abord.
page-call-shake = Vibration
page-call-shake-help = Quand la page est hors de vue.
page-call-blocked = bloqué
page-call-blocked-help = Le navigateur ne le permet pas. Le signe à côté de l'adresse permet de le changer.
page-extras = { $count ->
        [one] { $count } action gratuite
       *[other] { $count } actions gratuites
    }
page-extras-help = À faire maintenant si vous voulez, à côté de ce qui est demandé ; la question reste.
page-pick-needed = { $count } nécessaires
page-odds-name = Chances de succès
page-odds = { $good } cas sur { $all } réussissent
page-unknown = Quelque chose sera découvert : seul ce qui est sûr est montré.
page-unknown-brief = du nouveau
page-least = Le minimum : { $name }
page-most = Le maximum : { $name }
page-one-less = Un de moins : { $name }
page-one-more = Un de plus : { $name }
page-pick-more = Un de plus : { $name }
page-pick-fewer = Un de moins : { $name }
page-pick-of = sur { $count }
page-pick-title = Choisir un ensemble
page-pick-none = Aucun
page-pick-all = Tous
page-pick = Choisir{ $count ->
        [0] {""}
        [one] {" "}celui-ci
       *[other] {" "}ces { $count }
    }
page-picked = { $count ->
        [0] aucun choisi
        [one] { $count } choisi
       *[other] { $count } choisis
    }
page-picked-of = { $count } sur { $most } choisis
page-winner = { $name } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-winners = { $name } gagnent ensemble avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-over-help = La partie est finie. Chaque position peut être revue.

# La fin.
page-scores = Scores
page-score-title = { $name } gagne
page-score-title-many = { $name } gagnent ensemble
page-winner-mark = vainqueur
page-board-of = Le plateau de { $name }
page-reason = Raison
page-total = Total
page-at-least = Au moins { $points }
page-hidden-points = Ce qui reste caché jusqu'à la fin n'est pas compté
page-bars = Points par raison, une barre par joueur
page-look-at-board = Voir le plateau
page-replay = Revoir
page-again = Rejouer
page-share = Partager

# Revoir.
page-replay-at = Choix { $number } sur { $last }
page-replay-help = Flèches : par choix ; avec Maj, par tour ; touches Page : plus loin.
page-step-first = Au début
page-step-back = Un choix en arrière
page-step-forward = Un choix en avant
page-step-turn-back = Au début du tour
page-step-turn-on = Au tour suivant
page-step-to = Aller à : { $place }
page-replay-pace = Rythme
page-step-last = À la fin
page-play-on = Dérouler
page-pause = Pause
page-position = Position
page-try = Essayer à partir d'ici
page-back-to-table = Retour à la table

# Le menu et ses dialogues.
page-invite = Inviter
page-invite-help = Envoyez ce lien. Qui l'ouvre peut prendre une place libre, sans compte.
page-table-link = Lien vers cette table
page-take-along = Jouer sur un autre appareil
page-take-along-help = Ouvrez le lien là-bas : votre place suit, et cet appareil peut regarder. Ne le dites à personne d'autre.
page-link-lonely = Ce lien ne s'ouvre que sur cet ordinateur : la table n'est pas hébergée pour d'autres. Le README explique comment l'héberger (« Hosting »).
page-copy = Copier
page-copied = Copié. Envoyez-le à vos amis.
page-copied-secret = Copié. Ouvrez-le sur votre autre appareil.
page-record = Télécharger la partie
page-resign = Laisser la place à un bot
page-resign-title = Laisser votre place à un bot ?
page-resign-body = Le bot continue aussitôt. Vous pouvez revenir tant que la partie dure.
page-resign-do = La laisser
page-resign-seat = Laisser la place de { $name }
page-replace = Laisser jouer un bot
page-replace-title = Laisser un bot jouer pour { $name } ?
page-replace-body = Il s'assied dès que tous les présents sont d'accord. { $name } peut revenir.
page-replace-asked = Vous êtes d'accord ; les autres sont consultés.
page-replace-done = Un bot joue maintenant pour { $name }.
page-replace-wish = { $seat } veut qu'un bot joue pour { $seat2 }.
page-pace = Coups des autres
page-pace-slow = Lent
page-pace-calm = Calme
page-pace-brisk = Vif
page-pace-still = Fixe
page-back = Retour
page-close = Fermer
page-chat = Discussion
page-chat-say = Dites quelque chose
page-chat-send = Envoyer
page-chat-closed = Seuls les joueurs parlent ici.

# Aide.
page-help-offered = Ce qui brille peut être cliqué. Un choix se fait par parties : d'abord la figurine, puis sa place.
page-help-prompt = La ligne du bas dit quoi faire et offre aussi chaque choix sous forme de bouton.
page-help-tooltip = Laissez le pointeur sur une chose pour lire ce qu'elle fait ; au téléphone, appuyez longuement.
page-help-whynot = Cliquez sur ce qui ne brille pas : vous lirez ce que c'est et pourquoi on ne peut pas le choisir maintenant.
page-help-zoom = La molette ou deux doigts agrandissent le plateau, glisser le déplace, un double clic le montre en entier.
page-help-undo = Annuler est libre tant que rien de nouveau n'est révélé et que personne d'autre n'a choisi. Seul, vous pouvez toujours revenir.
page-help-rules = Le jeu en bref
page-help-keys = Touches
page-key-choose = 1 – 9
page-key-choose-help = faire ce choix
page-key-arrows = ← ↑ ↓ →
page-key-arrows-help = aller de chose en chose, avec Maj aussi à ce qui ne brille pas ; Entrée choisit
page-key-enter = Entrée
page-key-enter-help = faire ce qui est tenu
page-key-extras = E
page-key-extras-help = ce qu'on peut faire d'autre
page-key-advice = H
page-key-advice-help = demander un conseil
page-key-escape = Échap
page-key-escape-help = lâcher ce qui est choisi
page-key-undo = Ctrl Z
page-key-undo-help = annuler
page-key-skip = Espace
page-key-skip-help = passer ce que les autres ont fait
page-key-help = ?
page-key-help-help = la règle de ce que vous regardez, ou cette aide
page-key-standings = S
page-key-standings-help = points provisoires
page-key-search = /
page-key-search-help = chercher règles et matériel

# Apprendre.
learn-title = Apprendre les jeux
learn-lead = Les règles avec nos propres mots et les pièces de la table. Commencez par le but et une manche ; cherchez le reste quand vous le rencontrez.
learn-rules = Règles
learn-rule = Lire la règle
learn-show = Voir sur mon plateau
learn-all-rules = Toutes les règles
learn-contents = Sommaire
learn-to-gallery = Tout le matériel
learn-anchor = Lien vers « { $title } »
learn-turn = Chapitre précédent et suivant
learn-search = Chercher règles et matériel
learn-search-short = Chercher
learn-found = Trouvé
learn-nothing-found = Rien trouvé.
learn-missing = Cette page n'existe pas
learn-missing-help = Vérifiez le lien ou choisissez un endroit ci-dessus.

# La galerie et la légende.
gallery-lead = Chaque élément avec son texte complet, tiré de ce que les règles de la table en savent.
gallery-now = Pour vous, maintenant
gallery-not-now = Il ne joue aucun rôle dans votre choix actuel.
gallery-search = Chercher noms et textes
gallery-kinds = Sortes
gallery-count = { $count } sur { $all }
legend-title = Légende des icônes
legend-marks = Marques
legend-offered = Vous pouvez cliquer
legend-offered-help = rien d'autre n'est doré
legend-chosen = Choisi
legend-chosen-help = cliquez encore pour lâcher
legend-last = Dernier coup
legend-last-help = ce qui vient de changer
legend-disabled = Impossible pour l'instant
legend-disabled-help = l'infobulle dit pourquoi

# À propos.
about-lead = Une table numérique pour les jeux de société de l'âge des découvertes.
about-what = Ce que c'est
about-what-text = Caravela applique les règles complètes : ce qui n'est pas permis n'est pas proposé, la table tire au sort, et chaque choix est enregistré avant que quiconque en voie le résultat. Une partie terminée peut être revue coup par coup.
about-play = Comment jouer
about-play-text = Seul contre des bots, à plusieurs sur un écran, ou avec des amis par un lien ; aucun compte n'est nécessaire. Ce qui luit peut être choisi, et la ligne du bas dit quoi faire.
about-languages = Langues
about-languages-text = Anglais, portugais du Brésil et français, partout : à la table, dans les règles, dans la galerie. La langue peut être changée à tout moment.
about-privacy = Vie privée
about-privacy-cookie = Un cookie indique au serveur quelles places sont les vôtres. Langue, thème et rythme restent dans votre navigateur.
about-privacy-games = Conservés sur le serveur : les parties, les noms que les joueurs se sont donnés et ce qui s'est dit à la table.
about-privacy-nobody = Pas de publicité, pas de comptage des visiteurs, et rien n'est chargé depuis d'autres sites.
about-credits = Sur quoi elle repose
about-games = Les jeux appartiennent à leurs auteurs et éditeurs. Caravela n'en reprend ni texte ni illustration : chaque phrase et chaque dessin sont les siens. Si un jeu vous plaît, achetez la boîte.
about-credits-code = Caravela : licence MIT.
about-credits-fonts = Caractère Alegreya : SIL Open Font License 1.1.
about-credits-lit = lit-html, pour dessiner la page : licence BSD.
about-credits-fluent = Fluent, pour les textes : Apache License 2.0.
about-credits-server = Litestar, msgspec, SQLAlchemy, Alembic et uvicorn, pour le serveur.

# Ce qui peut mal tourner.
page-no-table = Cette table n'existe pas
page-no-table-help = Vérifiez le lien, ou commencez une partie.
page-no-position = Cette position n'existe pas
page-no-position-help = La partie n'est pas allée jusque-là, ou le choix a été annulé.
page-broken-table = Cette partie ne peut plus être jouée
page-broken-table-help = Les règles ont changé depuis, et ses choix ne leur conviennent plus. Son enregistrement peut être téléchargé.
page-closed-table = Cette table est fermée aux spectateurs
page-closed-table-help = Seuls ceux qui y jouent peuvent la voir.
error-title = Cela n'a pas marché
error-unknown = Cela n'a pas marché.
error-not-offered = Ce n'est pas proposé maintenant ; voici l'état de la table.
error-not-your-seat = Ce n'est pas votre place.
error-seat-taken = Quelqu'un a été plus rapide ; la place est prise.
error-one-seat = Vous jouez déjà ici ; les places libres sont pour les autres.
error-seat-present = Ce joueur est là.
error-replace-too-soon = Ce joueur était là à l'instant ; attendez { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-replace-unasked = Plus personne ne demande de bot.
error-game-over = La partie est finie.
error-set-up = Ces réglages ne vont pas ensemble.
error-record = Cet enregistrement ne peut être ouvert.
error-record-running = C'est l'enregistrement d'une partie encore en cours : sans sa graine, elle ne peut être revue.
error-record-line = La ligne { $line } est fausse.
error-no-record = Une copie n'a pas d'enregistrement.
error-too-many = Trop de demandes ; attendez un instant.
error-no-room = Le serveur ne peut rien garder pour l'instant ; rien n'a changé. Réessayez plus tard.
error-too-big = C'est trop gros.

# What a master would do.
page-advice = Conseil
page-advice-master = Que ferait un maître ici ?
page-advice-thinking = Un maître y réfléchit
page-advice-best = le meilleur
page-advice-as-good = aussi bon
page-advice-less = { $points } points
page-advice-margin = ± { $points }
page-advice-help = Points attendus par rapport au meilleur, et ce que vous auriez en plus ou en moins ensuite.
page-advice-chosen = choisi
error-no-advice = Les conseils sont pour les parties contre des bots et les parties terminées.

# The guided first game.
page-guide = Première partie guidée
page-guide-of = Première partie guidée de { $title }
page-guide-help = Une vraie partie avec un guide à vos côtés, une dizaine de minutes avant de voguer seul.
page-guide-resume = Reprendre la partie guidée
page-guide-step = Première partie · étape { $number } sur { $count }
page-guide-why = Pourquoi ?
page-guide-next = Suivant
page-guide-end = Terminer
page-guide-leave = Quitter
page-guide-leave-help = Quitter ; le menu rappelle le guide
page-guide-left = Le guide attend au menu (≡).
page-guide-fold = Replier la carte
page-hint-new = Nouveau pour vous
page-hint-got = Compris
page-hint-none = Assez de conseils
page-hints = Conseils à chaque nouveauté

# Campaigns.
page-kind-of-game = À quoi jouez-vous ?
page-single-game = Partie simple
page-campaign = Campagne
page-campaign-name = Nom de la campagne
page-campaign-name-help = L'équipage du mardi
page-campaign-of = Campagne de { $title }
page-your-campaigns = Vos campagnes
page-campaign-running = La partie { $number } est en cours.
page-campaign-between = La partie { $number } est finie ; la partie { $next } peut commencer.
page-campaign-over = Racontée jusqu'au bout, en { $number ->
        [one] une partie
       *[other] { $number } parties
    }.
page-campaign-go-on = Continuer
page-campaign-won = Victoire de { $name }
page-table-campaign = { $name }, partie { $number }
page-to-campaign = Vers la campagne
page-campaign-next = La campagne continue à une autre table.
page-logbook = Journal de bord
page-next-game = Partie { $number }
page-play-next = Jouer la partie suivante
page-play-next-same = Continuer avec les mêmes
page-change-seats = Changer les joueurs
page-kind-again = { $name }, comme avant
page-archive = Ce que la mer garde
page-archive-empty = Rien n'a encore changé sur la mer.
page-archive-over = L'histoire est racontée ; la mer est comme avant.
page-game-number = Partie { $number }
page-results = Résultats
page-won = victoire
page-campaign-export = Enregistrer dans un fichier
page-campaign-remove = Retirer la campagne
page-campaign-remove-title = Retirer cette campagne ?
page-campaign-remove-alone = Elle est perdue pour de bon, avec toutes ses parties. Enregistrez-la d'abord dans un fichier pour la continuer ailleurs.
page-no-campaign = Cette campagne n'existe pas
page-no-campaign-help = Elle a peut-être été retirée, ou le lien est incomplet.
page-closed-campaign = Cette campagne est fermée
page-closed-campaign-help = Seuls ceux qui y jouent peuvent regarder.
error-campaign = Cette campagne ne peut pas être ouverte.
error-campaign-goes-on = Quelqu'un a été plus rapide : la partie suivante existe déjà.
error-game-running = La dernière partie n'est pas finie.
error-campaign-over = La campagne a été jouée jusqu'au bout.
