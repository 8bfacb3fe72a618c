import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const emailChange: Messages['emailChange'] = {
  loading: 'Chargement des réglages d’e-mail',
  failed: 'Impossible de charger les réglages d’e-mail',
  text: 'Tu te connectes avec cette adresse, qui reçoit aussi les liens pour choisir un nouveau mot de passe.',
  form: {
    text: 'Tu recevras un lien pour la nouvelle adresse et un autre pour l’adresse actuelle. Le changement prend effet quand tu as ouvert les deux.',
    email: 'Nouvelle adresse e-mail',
    submit: 'Envoyer les liens',
  },
  pending: {
    text: (time) => `Nous avons envoyé deux e-mails. Ouvre le lien de chacun avant ${formats.clock(time)}.`,
    noMail: {
      printed: (time) =>
        `Ce serveur n’envoie pas d’e-mails. Les deux liens s’affichent dans le terminal où il tourne. Ouvre-les avant ${formats.clock(time)}.`,
      stored: (time) =>
        `Ce serveur n’envoie pas d’e-mails. Son exploitant trouvera les deux liens dans le dossier « outbox ». Ouvre-les avant ${formats.clock(time)}.`,
    },
    confirmed: 'confirmée',
    open: 'pas encore confirmée',
    note: 'Garde ta session ouverte ici jusque-là. Tous les autres navigateurs seront déconnectés quand l’adresse changera.',
    cancel: 'Annuler le changement',
    canceling: 'Annulation…',
  },
  link: {
    title: 'Confirmer la nouvelle adresse ?',
    old: 'Une personne connectée à ton compte a demandé à changer son adresse. Confirme si c’est toi. Sinon, annule le changement.',
    new: 'Confirme que cette adresse est la tienne. Ton adresse actuelle doit aussi confirmer le changement.',
    confirm: 'Confirmer',
    confirming: 'Confirmation…',
    reject: 'Ce n’est pas moi : annuler',
    passwordRequired: {
      title: 'Saisis le mot de passe de ton compte',
      text: 'La modification n’a pas été demandée dans ce navigateur. Saisis le mot de passe du compte dont l’adresse doit changer.',
      notYou:
        'Tu n’as rien demandé ? Quelqu’un a saisi ton adresse. Ferme cette page : sans ce mot de passe, rien ne change.',
    },
    confirmed: {
      title: 'Encore une confirmation',
      text: 'Ouvre maintenant le lien de ton autre adresse.',
    },
    changed: {
      title: 'Ton adresse a changé',
      text: 'Connecte-toi désormais avec la nouvelle adresse. Tous les autres navigateurs ont été déconnectés.',
    },
    canceled: {
      title: 'Le changement est annulé',
      text: 'Ton adresse reste la même. Si quelqu’un d’autre a demandé le changement, change ton mot de passe maintenant.',
    },
    expired: {
      title: 'Ce lien ne fonctionne plus',
      text: 'Les liens sont valables 30 minutes, et seulement tant que ta session reste ouverte là où tu as demandé le changement.',
    },
    profile: 'Aller à ton profil',
  },
};
