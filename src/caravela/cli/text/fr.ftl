# What the table in the terminal says, in every game.
table-human = { $seat } (vous)
table-bot = { $seat } ({ $bot })
table-players = À la table : { $list }
table-settings = Réglages : { $list }
table-setting = { $name } : { $value }
table-hint = Tapez le numéro d'un choix, ou aide.
table-log = Ce qui s'est passé
table-log-empty = Il ne s'est encore rien passé.
table-chose = { $seat } : { $label }
table-undone = Annulé : { $label }
table-undo-empty = Il n'y a rien à annuler.
table-saved = Enregistré dans { $file }
table-exists = { $file } existe déjà ; tapez sauver! { $file } pour le remplacer.
table-unwritable = Impossible d'écrire { $file } : { $problem }
table-save-how = Tapez aussi un nom de fichier, par exemple sauver partie.txt
table-kept = Tous les choix de cette partie sont conservés. Pour la reprendre :
table-kept-over = Cette partie est conservée dans
table-unknown = « { $input } » ne correspond à aucun choix. Tapez un numéro de 1 à { $count }, des mots d'un choix, ou aide.
table-unknown-over = « { $input } » n'est pas une commande. Tapez aide pour les voir.
table-several = Plusieurs choix correspondent à « { $input } » :
table-left = Au revoir.
table-over = La partie est finie
table-total = Total
table-winners = { $count ->
        [0] Pas de victoire cette fois.
        [one] Victoire de { $list }.
       *[other] Victoire partagée : { $list }.
    }
table-after = Tapez annuler, journal, sauver FICHIER ou quitter.
command-board = plateau
command-log = journal
command-undo = annuler
command-save = sauver
command-help = aide
command-quit = quitter
help-title = Aide
help-number = 7
help-number-text = prendre le choix 7
help-words = soldat quai
help-words-text = prendre le choix qui a ces mots ; si plusieurs conviennent, ils sont listés
help-board-text = montrer tout le plateau
help-log-text = montrer tout ce qui s'est passé
help-undo-text = annuler votre dernier choix, autant de fois que vous voulez
help-save = sauver FICHIER
help-save-text = écrire la partie dans un fichier ; caravela play --text --resume FICHIER la reprend
help-quit-text = quitter la table ; la partie est conservée
table-campaign = { $name } : partie { $number } de la campagne
table-campaign-next = La campagne est conservée. Pour jouer la partie suivante :
table-campaign-over = La campagne est finie. Pour l'entendre racontée :
campaign-game = Partie { $number }
campaign-scores = Points
campaign-read = Lue par { $reader } : { $text }
campaign-decided = Décidé : « { $branch } » ({ $list })
campaign-voted = Pour « { $branch } » : { $list }
campaign-story = Cartes Histoire en jeu
campaign-tile = Tuiles Héritage en jeu
campaign-running = La partie { $count } est en cours.
campaign-between = { $count ->
        [one] Une partie a été jouée ; l'histoire continue.
       *[other] { $count } parties ont été jouées ; l'histoire continue.
    }
campaign-over = { $count ->
        [one] L'histoire a été racontée jusqu'au bout en une partie.
       *[other] L'histoire a été racontée jusqu'au bout en { $count } parties.
    }
