import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const around: Messages['around'] = {
  logOut: 'Se déconnecter',
  theme: 'Couleurs',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  language: {
    label: 'Langue',
    fetching: 'Les textes sont en route…',
    stop: 'Arrêter',
    notFetched: 'Cette langue n’est pas arrivée. Vérifie ta connexion et choisis-la à nouveau.',
    untold: (reason) => `Ton compte ne connaît pas encore la nouvelle langue. ${reason}`,
    untoldHere: 'Ton compte ne le sait pas encore.',
    tell: 'Le lui redire',
  },
  honesty: 'Tous les personnages sont des IA. Aucun n’est une personne.',
  footerNavigation: 'À propos',
  footer: {
    support: 'Aide',
    faq: 'Questions fréquentes',
    guidelines: 'Règles de la communauté',
    safety: 'Sécurité et lignes d’écoute',
    privacy: 'Confidentialité',
    terms: 'Conditions d’utilisation',
  },
  offline: 'Tu es hors ligne. Ce qui est ici reste lisible ; le reste attend la connexion.',
  backOnline: 'Tu es de nouveau en ligne.',
  notifications: 'Avis',
  dismiss: 'Fermer',
  times: (count) => formats.count(count, { one: '# fois', other: '# fois' }),
};
