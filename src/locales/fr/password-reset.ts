import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const passwordReset: Messages['passwordReset'] = {
  asking: {
    text: 'Saisis l’adresse e-mail de ton compte. Tu recevras un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
  },
  sent: {
    title: 'Consulte tes e-mails',
    text: (email) =>
      `Nous avons envoyé un e-mail à ${email}. Le lien fonctionne pendant 30 minutes. Tu ne le vois pas ? Regarde dans les spams.`,
    again: 'Essayer une autre adresse ou renvoyer',
  },
  choosing: {
    title: 'Choisis un nouveau mot de passe',
    text: 'Ta session sera fermée sur tous les autres appareils.',
    submit: 'Enregistrer et se connecter',
  },
  opening: { loading: 'Vérification de ton lien', failed: 'Impossible de vérifier ton lien' },
  passkeys: {
    title: 'Clés d’accès qui permettent de se connecter',
    text: 'Coche celles que tu ne reconnais pas. Elles seront supprimées à l’enregistrement.',
    added: (time) => `ajoutée le ${formats.date(time)}`,
  },
  expired: {
    title: 'Ce lien n’est plus valable',
    text: 'Les liens fonctionnent une seule fois, pendant 30 minutes.',
    again: 'Demander un nouveau lien',
  },
  unsupported: {
    title: 'Indisponible ici',
    text: 'Ce serveur ne peut pas envoyer de lien. Contacte l’exploitant de ce serveur pour retrouver ton compte.',
  },
  changed: {
    title: 'Ton mot de passe a été changé',
    text: 'Pour te connecter, confirme avec ta clé d’accès ou un code de récupération.',
  },
  done: { title: 'Ton mot de passe a été changé', text: 'Ta session est ouverte.' },
};
