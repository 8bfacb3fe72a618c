import type { Messages } from '../messages.ts';
import { durationsOf } from '../intl-durations.ts';
import { formats } from './app/formats.ts';

const lasting = durationsOf('fr');

export const verifyEmail: Messages['verifyEmail'] = {
  title: 'Consulte tes e-mails',
  sentTo: (email) =>
    `Nous avons envoyé un lien à ${email}. Ouvre-le et confirme ton adresse, et cette page continue toute seule.`,
  sent: 'Nous t’avons envoyé un lien. Ouvre-le et confirme ton adresse, et cette page continue toute seule.',
  waiting: 'En attente de ta confirmation',
  paused: 'En pause pendant ton absence. Ça reprend à ton retour.',
  hint: 'Rien reçu ? Regarde dans tes spams.',
  resend: 'Renvoyer',
  sentAgain: {
    delivered: 'Nous t’avons envoyé un nouveau lien.',
    printed: 'Ton nouveau lien s’affiche dans le terminal où tourne le serveur.',
    stored: 'L’exploitant trouvera ton nouveau lien dans le dossier « outbox ».',
  },
  resendIn: (seconds) =>
    seconds < 120
      ? `Renvoyer dans ${formats.number(seconds)} s`
      : `Renvoyer dans ${lasting(Math.ceil(seconds / 60))}`,
  otherAddress: 'Utiliser une autre adresse',
  lookAgain: 'Vérifier à nouveau',
  stopped: {
    title: 'Nous avons cessé de vérifier',
    text: 'Ton lien fonctionne toujours. Ouvre-le, puis vérifie à nouveau ou connecte-toi.',
  },
  expired: {
    text: 'Dix minutes ont passé. Le lien fonctionne peut-être encore : ouvre-le et vérifie à nouveau, ou demandes-en un autre.',
  },
  nothing: {
    title: 'Il n’y a rien à confirmer',
    text: 'Ouvre à nouveau ton lien, ou crée un compte.',
    signUp: 'Créer un compte',
  },
  linkOpened: {
    title: 'Confirme ton adresse e-mail',
    text: 'Plus qu’une étape avant ton compte.',
    confirm: 'Confirmer mon adresse e-mail',
    notYou:
      'Ce n’est pas ton inscription ? Quelqu’un a utilisé ton adresse. Ferme cette page : sans ta confirmation, aucun compte n’est créé.',
  },
  confirming: { title: 'Confirmation de ton adresse', text: 'Un instant.' },
  passwordRequired: {
    title: 'Saisis le mot de passe de cette inscription',
    text: 'L’inscription a été faite dans un autre navigateur. Saisis le mot de passe choisi là-bas.',
    submit: 'Confirmer et se connecter',
    checking: 'Vérification…',
    notYou:
      'Quelqu’un a utilisé ton adresse pour s’inscrire. Si ce n’était pas toi, ferme cette page : sans ce mot de passe, aucun compte n’est créé.',
    ownAccount: 'Créer mon propre compte',
  },
  confirmed: {
    title: 'Ton adresse est confirmée',
    signIn: 'Tu peux te connecter maintenant.',
    signedIn: 'Ta session est ouverte.',
    signingIn: 'Connexion en cours…',
  },
  addressTaken: {
    title: 'Cette adresse a déjà un compte',
    text: 'Connecte-toi pour continuer. Si tu n’as pas refait d’inscription, il n’y a rien à faire.',
  },
  linkExpired: {
    title: 'Ce lien a expiré',
    text: 'Les liens sont valables 24 heures. Inscris-toi à nouveau pour en recevoir un autre.',
  },
  rejected: { title: 'Impossible de confirmer ton adresse' },
};
