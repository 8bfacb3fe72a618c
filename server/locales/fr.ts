import type { TranslatedTexts } from './texts.ts';

export const fr: TranslatedTexts = {
  confirmation: (product, origin) => ({
    subject: `Confirme ton adresse pour ${product}`,
    paragraphs: [
      'Bonjour,',
      `Quelqu’un s’est inscrit à ${product} avec cette adresse. Si c’était toi, ouvre le lien ci-dessous et confirme. Il est valable 24 heures.`,
      origin,
      'Si ce n’était pas toi, ignore cet e-mail : sans toi, aucun compte n’est créé.',
    ],
    link: 'Confirmer cette adresse',
  }),
  alreadyRegistered: (product, origin) => ({
    subject: `Tu as déjà un compte chez ${product}`,
    paragraphs: [
      'Bonjour,',
      `Quelqu’un a essayé de s’inscrire à ${product} avec cette adresse, mais elle a déjà un compte. Si c’était toi, connecte-toi comme avant.`,
      origin,
      'Si ce n’était pas toi, ignore cet e-mail : ton compte n’a pas changé.',
    ],
    link: `Ouvrir ${product}`,
  }),
  passwordRemoved: (product, provider) => ({
    subject: `Ton mot de passe ${product} a été supprimé`,
    paragraphs: [
      'Bonjour,',
      `Tu as utilisé ${provider} pour te connecter à ${product}. Nous ne pouvions pas être sûrs que l’ancien mot de passe de ce compte venait de toi : nous l’avons supprimé et avons déconnecté tous les autres appareils.`,
      'Tu peux définir un nouveau mot de passe dans ton profil.',
    ],
    link: `Ouvrir ${product}`,
  }),
  origin: {
    time: 'Date et heure',
    browser: 'Navigateur',
    network: 'Réseau',
    on: (browser, system) => `${browser} sur ${system}`,
    unknown: 'inconnu',
  },
  refusals: {
    'login expired': 'session expirée',
    'server error': 'erreur du serveur',
    'Too many tries. Please wait # seconds and try again.': 'Trop d’essais. Attends # secondes et réessaie.',
    'Too many tries. Please wait # minutes and try again.': 'Trop d’essais. Attends # minutes et réessaie.',
    'Too many people are signing in right now. Please try again.':
      'Trop de gens se connectent en ce moment. Réessaie.',
    'The service is temporarily unavailable. Please try again in a moment.':
      'Le service est momentanément indisponible. Réessaie dans un instant.',
    'The server is stopping. Please try again in a moment.':
      'Le serveur est en train de s’arrêter. Réessaie dans un instant.',
    'Incorrect email or password.': 'Adresse e-mail ou mot de passe incorrect.',
    'This is not your current password.': 'Ce n’est pas ton mot de passe actuel.',
    'Please sign out and in again first, so that we know it is you.':
      'Déconnecte-toi puis reconnecte-toi d’abord, pour que nous sachions que c’est toi.',
    'This password is too easy to guess. Please choose another one.':
      'Ce mot de passe est trop facile à deviner. Choisis-en un autre.',
    'Please choose a password of at least # characters.': 'Choisis un mot de passe d’au moins # caractères.',
    'Please choose a password of at most # characters.': 'Choisis un mot de passe de # caractères au plus.',
    'Please enter a valid email address.': 'Saisis une adresse e-mail valide.',
    'This address already has an account. Please sign in.': 'Cette adresse a déjà un compte. Connecte-toi.',
    'This link no longer works. Please sign up again to get a new one.':
      'Ce lien n’est plus valable. Inscris-toi à nouveau pour en recevoir un autre.',
    'Please enter the password of this sign-up.': 'Saisis le mot de passe de cette inscription.',
    'This is not the password of this sign-up.': 'Ce n’est pas le mot de passe de cette inscription.',
    'Too many emails were requested. Please try again in # minutes.':
      'Trop d’e-mails ont été demandés. Réessaie dans # minutes.',
    'Too many emails were requested. Please try again in # hours.':
      'Trop d’e-mails ont été demandés. Réessaie dans # heures.',
    'No mail can be delivered to this address. Please check it.':
      'Aucun e-mail ne peut être remis à cette adresse. Vérifie-la.',
    'The mail could not be sent. Please try again in a few minutes.':
      'L’e-mail n’a pas pu être envoyé. Réessaie dans quelques minutes.',
    'You are out of credits. Your message is saved.': 'Tu n’as plus de crédits. Ton message est enregistré.',
    'A reply is still being written. Wait for it to finish, or stop it.':
      'Une réponse est encore en cours. Attends qu’elle se termine, ou arrête-la.',
    'The reply could not be stopped yet. Please try again.':
      'La réponse n’a pas encore pu être arrêtée. Réessaie.',
    'Write something first.': 'Écris d’abord quelque chose.',
    'Please write this on one line, without special characters.':
      'Écris cela sur une seule ligne, sans caractères spéciaux.',
    'Please give the persona a name.': 'Donne un nom à l’identité.',
    'Please enter your date of birth first.': 'Indique d’abord ta date de naissance.',
    'This date does not exist. Please check the day, month, and year.':
      'Ce jour n’existe pas. Vérifie le jour, le mois et l’année.',
    'You are not old enough to chat yet.': 'Tu n’as pas encore l’âge de discuter.',
    'Mature content is turned off. You can turn it on in your profile.':
      'Le contenu pour adultes est désactivé. Tu peux l’activer sur ton profil.',
    'Sexual content involving anyone under 18 is not allowed.':
      'Les contenus sexuels impliquant des moins de 18 ans sont interdits.',
    'You blocked this mate. Unblock it in your profile to write again.':
      'Tu as bloqué ce personnage. Débloque-le dans ton profil pour lui écrire à nouveau.',
    'There is no such conversation.': 'Cette discussion n’existe pas.',
    'There is no such mate.': 'Ce personnage n’existe pas.',
    'There is no such creator.': 'Cette personne n’existe pas.',
    'There is no such message.': 'Ce message n’existe pas.',
    'There is no such persona.': 'Cette identité n’existe pas.',
    'There is no such package.': 'Ce forfait n’existe pas.',
    'There is no such order.': 'Cette commande n’existe pas.',
    'This mate is no longer available. You can still read this chat.':
      'Ce personnage n’est plus disponible. Tu peux toujours lire cette discussion.',
    'This conversation was deleted.': 'Cette discussion a été supprimée.',
    'You do not have enough gold coins.': 'Tu n’as pas assez de pièces d’or.',
    'Purchases are not available here.': 'Les achats ne sont pas disponibles ici.',
    'This order is already complete. Please start a new one.':
      'Cette commande est déjà terminée. Commences-en une nouvelle.',
    'This order was started with another package. Please start a new one.':
      'Cette commande a été commencée avec un autre forfait. Commences-en une nouvelle.',
    'The balance changed at the same moment. Please try again.':
      'Le solde a changé au même moment. Réessaie.',
    'The payment provider is not responding. Please try again in a moment.':
      'Le prestataire de paiement ne répond pas. Réessaie dans un instant.',
    'No suggestions this time. Please try again.': 'Pas de suggestion cette fois. Réessaie.',
    'No suggestion this time. Try again, or rephrase your idea.':
      'Pas de proposition cette fois. Réessaie ou reformule ton idée.',
    'The request is too large.': 'La requête est trop grande.',
    'This is not available here yet.': 'Ce n’est pas encore disponible ici.',
    'The reply cannot be read right now. Please try again.':
      'La réponse ne peut pas être lue pour l’instant. Réessaie.',
    'The companion took too long.': 'Le personnage a mis trop de temps.',
    'The companion had no usable suggestion.': 'Le personnage n’a donné aucune suggestion utilisable.',
    'This companion does not suggest replies.': 'Ce personnage ne suggère pas de réponses.',
    'There is no such reply.': 'Cette réponse n’existe pas.',
    'Every mate is an adult.': 'Tous les personnages sont adultes.',
    'Every mate is an adult. Please remove anything that makes this one younger than 18.':
      'Tous les personnages sont adultes. Retire ce qui donne à celui-ci moins de 18 ans.',
    'Please give the mate a tag.': 'Donne une étiquette au personnage.',
    'Please write one tag at a time.': 'Écris les étiquettes une par une.',
    'Please write this without special characters.': 'Écris cela sans caractères spéciaux.',
    'This date is in the future. Please check the year.': 'Cette date est dans le futur. Vérifie l’année.',
    'This date is too far in the past. Please check the year.': 'C’est trop ancien. Vérifie l’année.',
    'Mature content is for adults who have confirmed their age.':
      'Le contenu pour adultes est réservé aux adultes qui ont confirmé leur âge.',
    'You have reached the limit of # conversations. Delete one to start another.':
      'Tu as # discussions, le maximum possible. Supprimes-en une pour en commencer une autre.',
    'You have reached the limit of # favorites. Remove one to add another.':
      'Tu as # favoris, le maximum possible. Retires-en un pour en ajouter un autre.',
    'You have reached the limit of # followed creators. Unfollow one to follow another.':
      'Tu suis # créateurs, le maximum possible. Ne suis plus l’un d’eux pour en suivre un autre.',
    'You have reached the limit of # blocked mates. Unblock one to block another.':
      'Tu as bloqué # personnages, le maximum possible. Débloques-en un pour en bloquer un autre.',
    'You have reached the limit of # personas. Delete one to create another.':
      'Tu as # identités, le maximum possible. Supprimes-en une pour en créer une autre.',
    'You have reached the limit of # mates. Delete one to create another.':
      'Tu as # personnages, le maximum possible. Supprimes-en un pour en créer un autre.',
  },
};
