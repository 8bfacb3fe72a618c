import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const verifyEmail: Messages['verifyEmail'] = {
  title: 'Regarde tes e-mails',
  sentTo: (email) => `Nous avons envoyé un lien à ${email}. Ouvre-le, et cette page continue toute seule.`,
  sent: 'Nous t’avons envoyé un lien. Ouvre-le, et cette page continue toute seule.',
  waiting: 'En attente que tu ouvres le lien',
  paused: 'En pause pendant ton absence. Ça reprend à ton retour.',
  hint: 'Rien ? Regarde aussi dans les indésirables.',
  resend: 'Renvoyer',
  resending: 'Envoi…',
  resendIn: (seconds) => `À nouveau dans ${formats.number(seconds)} s`,
  stop: 'Ne plus attendre',
  lookAgain: 'Regarder à nouveau',
  stopped: {
    title: 'Nous avons cessé de regarder',
    text: 'Le lien dans l’e-mail fonctionne toujours. Ouvre-le, puis regarde à nouveau ou connecte-toi.',
  },
  expired: {
    title: 'Nous avons cessé de regarder',
    text: 'Dix minutes ont passé. Le lien fonctionne peut-être encore : ouvre-le et regarde à nouveau, ou fais-en envoyer un autre.',
  },
  nothing: {
    title: 'Il n’y a rien à confirmer',
    text: 'Crée d’abord un compte, et nous t’enverrons un lien.',
    signUp: 'Créer un compte',
    signIn: 'Se connecter',
  },
  confirming: { title: 'Confirmation de ton adresse', text: 'Un instant.' },
  confirmed: {
    title: 'Ton adresse est confirmée',
    text: 'La page où tu as créé le compte continue toute seule. Tu peux fermer celle-ci, ou te connecter ici.',
    discover: 'Aller à Découvrir',
  },
  refused: { title: 'Ce lien n’a pas fonctionné', fresh: 'Créer un compte' },
};
