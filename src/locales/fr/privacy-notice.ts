import { browserData, cookieData, inOrder, recipients, storedData } from '../stored-data.ts';
import type { Messages } from '../messages.ts';
import { links, list, section, table } from '../text-page.ts';

export const privacyNotice: Messages['privacyNotice'] = (product) => ({
  intro: `${product} est un logiciel que quelqu’un exploite sur son propre serveur : « l’exploitant » sur cette page. Elle explique ce que le logiciel enregistre, où, combien de temps, et comment le supprimer.`,
  sections: [
    section('short', 'En bref', [
      list([
        'Tes discussions sont gardées pour être encore là demain. Personne n’entraîne de modèle avec.',
        'Il n’y a ni publicité, ni pistage, ni mesure d’audience, et la page ne charge rien d’autres entreprises.',
        'Les discussions ne quittent le serveur que si l’exploitant a connecté un modèle de langage ailleurs.',
        'Les discussions ne sont pas chiffrées dans la base de données. L’exploitant du serveur peut les lire.',
        'Une discussion que tu supprimes peut être restaurée pendant une minute, puis elle est effacée. Ton compte est effacé aussitôt, avec tout ce qu’il contient.',
        'Une discussion temporaire est effacée quand tu y mets fin, ou une heure après que tu l’as fermée. Restent enregistrés les crédits utilisés, le nombre de fois où des lignes d’écoute ont été montrées et tes signalements.',
      ]),
    ]),
    section('stored', 'Ce que le serveur garde, et combien de temps', [
      table({
        caption: 'Ce qui est gardé sur le serveur',
        head: ['Quoi', 'Pourquoi', 'Combien de temps'],
        rows: inOrder(storedData, {
          account: [
            'Adresse e-mail, langue et ton mot de passe sous forme de hachage Argon2',
            'Pour te reconnaître. Le mot de passe lui-même n’est jamais gardé.',
            'Tant que le compte existe',
          ],
          signUp: [
            'Une inscription en attente de confirmation : adresse, hachage du mot de passe, hachages des liens envoyés ; navigateur, système et adresse réseau abrégée, que l’e-mail indique',
            'Pour créer le compte quand tu suis le lien',
            '24 heures, utilisée ou non',
          ],
          passwordReset: [
            'Un lien pour un nouveau mot de passe : un hachage de celui-ci',
            'Pour définir un nouveau mot de passe quand tu suis le lien',
            '30 minutes, utilisé ou non',
          ],
          emailChange: [
            'Un changement d’adresse e-mail à confirmer : la nouvelle adresse, les hachages des liens envoyés',
            'Pour la changer quand les deux boîtes ont confirmé',
            'Pendant 30 minutes',
          ],
          sessions: [
            'Sessions : un hachage de chaque jeton, navigateur, système et langue, et la dernière utilisation',
            'Pour garder ta session ouverte',
            'Jusqu’à ta déconnexion ; 30 jours sans visite ; 90 jours au plus. Un exploitant peut fixer d’autres durées. L’entrée d’une session terminée est supprimée 90 jours plus tard.',
          ],
          knownDevices: [
            'Les navigateurs où tu as ouvert une session : hachages de la valeur d’un cookie et du réseau',
            'Pour que tu puisses te connecter pendant que quelqu’un cherche ton mot de passe',
            '180 jours après la dernière connexion',
          ],
          passkeys: [
            'Clés d’accès : la clé publique, le nom que tu lui as donné et sa dernière utilisation',
            'Pour te reconnaître sans mot de passe',
            'Jusqu’à ce que tu les retires',
          ],
          recoveryCodes: [
            'Si une clé d’accès est demandée après ton mot de passe : hachages de tes codes de récupération',
            'Pour que tu puisses te connecter sans ta clé d’accès',
            'Jusqu’à leur utilisation ou leur remplacement',
          ],
          conversations: [
            'Discussions : tes messages, les réponses et le peu qu’un personnage note pour s’en souvenir',
            'Pour afficher et poursuivre tes discussions',
            'Jusqu’à ce que tu supprimes la discussion, et 1 minute de plus pour pouvoir annuler',
          ],
          memories: [
            'Ce que les personnages retiennent de toi, avec le message d’où cela vient, et les résumés de tes discussions',
            'Pour qu’ils puissent y revenir. Tu peux le voir, le corriger et le supprimer.',
            'Jusqu’à ce que tu le supprimes, ou que tu supprimes son message ou sa discussion, et 1 minute de plus pour pouvoir annuler',
          ],
          personas: [
            'Ce que tu dis de toi : nom, couleur et identités',
            'Pour qu’un personnage sache à qui il parle',
            'Jusqu’à ce que tu le changes ou le supprimes',
          ],
          birthDate: [
            'Ta date de naissance, si elle montre que tu as l’âge requis ; sinon seulement quand tu pourras la redonner. Une phrase où tu sembles dire que tu es plus jeune, jusqu’à ce que tu répondes si c’est vrai',
            'Pour savoir si tu peux discuter. Il n’y a que toi qui peux la voir.',
            'Tant que le compte existe',
          ],
          ownMates: [
            'Les personnages que tu crées',
            'Pour que tu puisses leur parler, et d’autres aussi si tu les rends publics',
            'Jusqu’à ce que tu les supprimes',
          ],
          pictures: [
            'Les images que tu choisis pour tes personnages, sans données sur l’appareil ni le lieu',
            'Pour montrer les personnages',
            'Jusqu’à 30 jours après qu’aucun de tes personnages ne les utilise, et tant qu’une discussion les montre ou qu’un signalement à leur sujet est ouvert',
          ],
          lorebooks: [
            'Les livres d’univers que tu écris ou importes, et quels personnages et discussions les utilisent',
            'Pour que leurs textes entrent dans les réponses',
            'Jusqu’à ce que tu les supprimes',
          ],
          providers: [
            'Si tu te connectes avec Google ou Discord : lequel, et le numéro sous lequel il te connaît',
            'Pour te reconnaître',
            'Tant que le compte existe',
          ],
          marks: [
            'Favoris, personnes et étiquettes suivies et avis',
            'Pour te les montrer à nouveau. Un avis est public, sous le nom que tu as choisi.',
            'Jusqu’à ce que tu les retires',
          ],
          orders: [
            'Commandes : ce qui a été commandé, son prix et son issue. Aucun numéro de carte.',
            'Pour créditer un paiement une seule fois',
            'Tant que le compte existe',
          ],
          balances: [
            'Tes soldes, et une liste de ce qui a été accordé et dépensé',
            'Pour compter les crédits correctement. Elle nomme les messages par numéro et n’en garde pas le texte.',
            'Tant que le compte existe',
          ],
          attempts: [
            'Compteurs d’essais, sous un hachage du réseau ou de l’adresse e-mail',
            'Contre ceux qui devinent les mots de passe ou inondent de requêtes',
            'D’une minute à une heure ; jusqu’à un jour pour les connexions ratées',
          ],
          searches: [
            'Combien de fois un mot cherché a trouvé quelque chose dans la journée',
            'Pour la liste des recherches populaires. Seuls les mots du catalogue sont comptés, sans trace de qui a cherché.',
            '7 jours',
          ],
          reports: [
            'Les signalements, et les personnages bloqués',
            'Pour que l’exploitant puisse voir ce qui ne va pas. Le texte d’une réponse n’est gardé avec le signalement que si tu l’as accepté.',
            'Tant que le compte existe ; un blocage, jusqu’à ce que tu le lèves',
          ],
          help: [
            'Que des lignes d’écoute ont été montrées avec un message',
            'Pour les montrer de nouveau avec le message. Le nombre par mois est un simple chiffre qui ne dit rien de toi.',
            'Aussi longtemps que le message',
          ],
          operators: [
            'Ce qu’un exploitant a fait de ton compte : l’action, le motif et l’identifiant du compte',
            'Pour montrer ce que font les exploitants',
            'Définitivement, sans ton nom ni ton adresse',
          ],
        }),
      }),
      'Le nombre de fois où l’on a écrit à un personnage est un simple chiffre sur sa carte. Il reste quand une discussion est supprimée et ne dit rien de toi.',
      'Le journal du serveur dit quel type d’appel a été fait, quand et avec quelle issue. Il ne contient ni adresses, ni jetons, ni aucun de tes messages.',
    ]),
    section('browser', 'Ce que garde ton navigateur', [
      list([
        ...inOrder(browserData, {
          identity:
            'Tant que ta session est ouverte : qui tu es pour le serveur, le jeton de la session, ta langue et tes soldes. Après la déconnexion, seulement le fait que quelqu’un s’est déjà connecté avec ce navigateur.',
          drafts:
            'Un brouillon dans la zone de saisie et les messages non envoyés, par discussion, jusqu’à leur envoi ou leur effacement. Ils restent quand tu te déconnectes, sauf si tu choisis alors de les effacer.',
          copies:
            'Des copies de tes 20 dernières discussions, avec 50 messages au plus chacune, pour que tu puisses les lire hors ligne. Elles sont effacées quand tu te déconnectes ou qu’un autre compte se connecte, et tu peux les désactiver dans ton profil. Les discussions temporaires ne sont pas copiées.',
          forms:
            'Ce que tu as saisi dans d’autres formulaires, jusqu’à ce que tu les enregistres ou les quittes, que tu te déconnectes ou que tu fermes l’onglet. Jamais un mot de passe ni un code.',
          look: 'Ton thème, ta langue et la position de défilement des pages.',
          signIn:
            'Pendant que tu te connectes avec Google ou Discord : ce à quoi la réponse est comparée, et la page d’où tu venais, jusqu’à ton retour.',
          trial:
            'Ce qu’un personnage et toi avez écrit dans une discussion sans compte, jusqu’à ce que la discussion passe dans ton compte, 24 heures au plus.',
          hearts:
            'Les cœurs que tu as donnés avant de te connecter, jusqu’à ta connexion ou la fermeture de l’onglet.',
          use: 'La durée de ta session, le nombre de tes visites, si tu as répondu à la proposition d’installer l’application, et le pays choisi pour les lignes d’écoute.',
          tab: 'Un numéro de l’onglet, pour que deux onglets ne partagent pas un brouillon, et si la page vient d’être rechargée.',
        }),
        ...inOrder(cookieData, {
          own_view:
            'Tant que ta session est ouverte, ou si tu as choisi un thème ou une langue : un cookie qui n’indique que cela, pour que la page n’apparaisse pas d’abord comme à un nouveau visiteur. Il est supprimé à la première visite où ce n’est plus le cas, ou au bout d’un an.',
          verify_ticket:
            'Pendant qu’une inscription attend : un cookie propre à ce site. Il est supprimé quand l’adresse est confirmée, au plus tard après 24 heures.',
          known_device:
            'Après ta connexion : un cookie auquel le serveur reconnaît ce navigateur, pour que ceux qui cherchent ton mot de passe ne puissent pas te bloquer. Il expire 180 jours après la dernière connexion.',
          age_hold:
            'Si une date de naissance a été refusée : un cookie qui dit jusqu’à quand, un jour au plus.',
        }),
      ]),
      'Effacer les données de ce site dans ton navigateur supprime tout cela.',
    ]),
    section('elsewhere', 'Ce qui va ailleurs', [
      'Par défaut, le serveur n’envoie rien à personne. Un exploitant peut connecter ceci :',
      list(
        inOrder(recipients, {
          model:
            'Un modèle de langage à l’adresse de son choix. Pour chaque réponse et pour les suggestions, y sont envoyés la description du personnage, les derniers messages de la discussion, le nom que tu utilises, ton identité avec ses pronoms et son texte, et tes notes sur la discussion. De même, ce que tu écris pour demander des idées de personnage. Chaque message et tes propres textes peuvent aussi être envoyés à la même adresse pour y chercher des contenus interdits (modération), et chaque message pour que les personnages retrouvent les précédents d’après leur sens. Pas ton adresse e-mail.',
          mail: 'Un serveur de messagerie. Alors les e-mails au sujet de ton compte y passent, comme tout e-mail : des liens, et le navigateur, le système et l’adresse réseau abrégée d’une inscription.',
          providers:
            'Google ou Discord, pour se connecter. Alors ton navigateur y va quand tu appuies sur leur bouton, et le serveur reçoit d’eux ton adresse e-mail confirmée.',
          stripe:
            'Stripe, pour payer. Alors tu paies sur la page de Stripe ; le numéro et le prix de ta commande y sont envoyés, et rien de tes discussions.',
          traces:
            'Un collecteur de traces. Alors il reçoit quels types de requêtes ont été faits, leur durée et leur issue, rien de leur contenu et pas ton adresse.',
        }),
      ),
      'La mention de l’IA, dans l’en-tête de chaque discussion, indique si les réponses y viennent de textes préparés ou d’un modèle de langage.',
      'Rien n’est vendu, et rien n’est transmis à des fins publicitaires. Personne n’entraîne de modèle avec tes discussions : le logiciel n’a rien qui le fasse. Ce que l’hébergeur d’un modèle connecté fait de ce qu’il reçoit figure dans ses conditions, que l’exploitant peut t’indiquer.',
    ]),
    section('safe', 'Comment c’est protégé', [
      'Les mots de passe et les jetons sont gardés sous forme de hachages, les jetons sont remplacés chaque jour, et seul le compte sous lequel tourne le serveur peut lire les fichiers de la base de données. Sur le réseau, le trafic est chiffré partout où l’adresse commence par https.',
      'Les discussions ne sont pas chiffrées dans la base de données : le serveur doit les lire pour les continuer. N’écris rien dans une discussion que l’exploitant du serveur ne doive pas savoir.',
    ]),
    section('yours', 'Voir, télécharger ou supprimer tes données', [
      list([
        'Pour voir tes discussions : elles sont toutes dans « Discussions récentes ».',
        'Pour supprimer une discussion : avec le bouton à côté d’elle dans « Discussions récentes ». Ses messages et ce que le personnage avait retenu sont effacés au bout d’une minute, pendant laquelle tu peux annuler ; les copies dans les sauvegardes d’un exploitant sont effacées quand celles-ci sont remplacées.',
        'Pour télécharger tes données : sur ton profil, télécharge un fichier avec tout ce qui est enregistré sur toi.',
        'Pour supprimer ton compte : sur ton profil, avec ton mot de passe. Compte, identités, discussions, avis et sessions sont supprimés immédiatement et définitivement.',
      ]),
      links({ '/recent-chats': 'Discussions récentes', '/profile': 'Profil' }),
    ]),
    section('age', 'Réservé aux adultes', [
      'Le service s’adresse aux personnes de 18 ans et plus. Si tu apprends qu’un enfant a un compte ici, préviens l’exploitant pour qu’il soit supprimé.',
    ]),
  ],
});
