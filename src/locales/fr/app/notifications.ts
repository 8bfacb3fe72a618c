import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';

export const notifications: Messages['notifications'] = {
  logOut: 'Se déconnecter',
  theme: 'Thème',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  language: {
    label: 'Langue',
    notFetched: 'Impossible de charger cette langue. Vérifie ta connexion et réessaie.',
    notSaved: (reason) => `La langue n’est pas encore enregistrée dans ton compte. ${reason}`,
    notSavedHere: 'Pas encore enregistrée dans ton compte.',
    saveAgain: 'Réenregistrer',
  },
  honesty: 'Tous les personnages sont des IA. Aucun n’est une personne.',
  footerNavigation: 'À propos',
  faq: 'Questions et réponses',
  notSent: (reason) => `Un message n’a pas été envoyé. ${reason}`,
  offline: 'Tu es hors ligne. Tu peux continuer à lire ; les messages partiront à ton retour en ligne.',
  serverAway: 'Impossible de joindre le serveur. Les chats enregistrés restent lisibles ; nous réessayons.',
  backOnline: 'Tu es de nouveau en ligne.',
  notifications: 'Notifications',
  dismiss: 'Fermer',
  times: (count) => formats.count(count, { one: '# fois', other: '# fois' }),
};
