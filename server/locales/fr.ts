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
    'The service is briefly unavailable. Please try again in a moment.':
      'Le service est momentanément indisponible. Réessaie dans un instant.',
    'The server is stopping. Please try again in a moment.':
      'Le serveur est en train de s’arrêter. Réessaie dans un instant.',
    'The e-mail and the password do not belong together.':
      'L’e-mail et le mot de passe ne vont pas ensemble.',
    'This is not your current password.': 'Ce n’est pas ton mot de passe actuel.',
    'Please sign out and in again first, so that we know it is you.':
      'Déconnecte-toi puis reconnecte-toi d’abord, pour que nous sachions que c’est toi.',
    'This password is one of the first that others would try. Please choose another one.':
      'Ce mot de passe est l’un des premiers que d’autres essaieraient. Choisis-en un autre.',
    'Please choose a password of at least # characters.': 'Choisis un mot de passe d’au moins # caractères.',
    'Please choose a password of at most # characters.': 'Choisis un mot de passe de # caractères au plus.',
    'This does not look like an e-mail address.': 'Cela ne ressemble pas à une adresse e-mail.',
    'This address has an account already. Please sign in.': 'Cette adresse a déjà un compte. Connecte-toi.',
    'This link is not good any more. Please sign up again to get a new one.':
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
    'Your chats are used up. Your message is not lost.':
      'Tes échanges sont épuisés. Ton message n’est pas perdu.',
    'A reply is still being written. Wait for its end, or stop it.':
      'Une réponse est encore en cours. Attends sa fin, ou arrête-la.',
    'The reply could not be stopped yet. Please try again.':
      'La réponse n’a pas encore pu être arrêtée. Réessaie.',
    'Write something first.': 'Écris d’abord quelque chose.',
    'Please write this on one line, without special characters.':
      'Écris cela sur une seule ligne, sans caractères spéciaux.',
    'Please give the persona a name.': 'Donne un nom à l’identité.',
    'Please tell your birth date first.': 'Dis-nous d’abord ta date de naissance.',
    'There is no such day. Please check the day, the month and the year.':
      'Ce jour n’existe pas. Vérifie le jour, le mois et l’année.',
    'You are not old enough to chat here yet.': 'Tu n’as pas encore l’âge de discuter ici.',
    'Mature content is turned off. You can turn it on in your profile.':
      'Le contenu pour adultes est désactivé. Tu peux l’activer sur ton profil.',
    'Nothing sexual that involves somebody under 18 has a place here.':
      'Rien de sexuel impliquant une personne de moins de 18 ans n’a sa place ici.',
    'You blocked this mate. To write again, take the block back in your profile.':
      'Tu as bloqué ce personnage. Pour écrire à nouveau, lève le blocage sur ton profil.',
    'There is no such conversation.': 'Cette discussion n’existe pas.',
    'There is no such mate.': 'Ce personnage n’existe pas.',
    'There is no such creator.': 'Cette personne n’existe pas.',
    'There is no such message.': 'Ce message n’existe pas.',
    'There is no such persona.': 'Cette identité n’existe pas.',
    'There is no such package.': 'Ce forfait n’existe pas.',
    'There is no such order.': 'Cette commande n’existe pas.',
    'This mate is not there any more. What was said stays readable.':
      'Ce personnage n’est plus là. Ce qui a été dit reste lisible.',
    'This conversation was deleted.': 'Cette discussion a été supprimée.',
    'You have too few gold coins for this.': 'Tu as trop peu de pièces d’or pour cela.',
    'Nothing can be bought here.': 'On ne peut rien acheter ici.',
    'This order is already decided. Please begin a new one.':
      'Cette commande est déjà décidée. Commences-en une nouvelle.',
    'This order was begun with another package. Please begin anew.':
      'Cette commande a été commencée avec un autre forfait. Recommence.',
    'The balance changed at the same moment. Please try again.':
      'Le solde a changé au même moment. Réessaie.',
    'The payment provider does not answer. Please try again in a moment.':
      'Le prestataire de paiement ne répond pas. Réessaie dans un instant.',
    'No ideas came this time. Please try again.': 'Aucune idée n’est venue cette fois. Réessaie.',
    'No idea came this time. Try again, or say it in other words.':
      'Aucune idée n’est venue cette fois. Réessaie, ou dis-le autrement.',
    'The request is too large.': 'La requête est trop grande.',
    'This is not available here yet.': 'Ce n’est pas encore disponible ici.',
    'The reply cannot be read right now. Please try again.':
      'La réponse ne peut pas être lue pour l’instant. Réessaie.',
    'The companion took too long.': 'Le personnage a mis trop de temps.',
    'The companion had no idea that can be shown.':
      'Le personnage n’a eu aucune idée qui puisse être montrée.',
    'This companion has no ideas to give.': 'Ce personnage n’a pas d’idées à donner.',
    'There is no such reply.': 'Cette réponse n’existe pas.',
    'Every mate is an adult.': 'Tous les personnages sont adultes.',
    'Every mate is an adult. Please take out what makes this one younger than 18.':
      'Tous les personnages sont adultes. Retire ce qui donne à celui-ci moins de 18 ans.',
    'Please give the mate a tag.': 'Donne une étiquette au personnage.',
    'Please write one tag at a time.': 'Écris les étiquettes une par une.',
    'Please write this without special characters.': 'Écris cela sans caractères spéciaux.',
    'This day has not come yet. Please check the year.': 'Ce jour n’est pas encore venu. Vérifie l’année.',
    'This is too long ago. Please check the year.': 'C’est trop ancien. Vérifie l’année.',
    'Mature content is for adults who have told their age.':
      'Le contenu pour adultes est réservé aux adultes qui ont donné leur âge.',
    'You have # conversations, which is as many as there can be. Delete one to begin another.':
      'Tu as # discussions, le maximum possible. Supprimes-en une pour en commencer une autre.',
    'You have # favorites, which is as many as there can be. Remove one to add another.':
      'Tu as # favoris, le maximum possible. Retires-en un pour en ajouter un autre.',
    'You follow # creators, which is as many as there can be. Unfollow one to follow another.':
      'Tu suis # créateurs, le maximum possible. Ne suis plus l’un d’eux pour en suivre un autre.',
    'You blocked # mates, which is as many as there can be. Unblock one to block another.':
      'Tu as bloqué # personnages, le maximum possible. Débloques-en un pour en bloquer un autre.',
    'You have # personas, which is as many as there can be. Delete one to make another.':
      'Tu as # identités, le maximum possible. Supprimes-en une pour en créer une autre.',
    'You have # mates, which is as many as there can be. Delete one to make another.':
      'Tu as # personnages, le maximum possible. Supprimes-en un pour en créer un autre.',
  },
};
