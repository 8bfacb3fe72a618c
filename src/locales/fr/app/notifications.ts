import type { Messages } from '../../messages.ts';
import { formats } from '../formats.ts';

export const notifications: Messages['notifications'] = {
  logOut: 'Se déconnecter',
  theme: 'Thème',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  language: {
    label: 'Langue',
    fetching: 'Chargement…',
    stop: 'Annuler',
    notFetched: 'Impossible de charger cette langue. Vérifie ta connexion et réessaie.',
    notSaved: (reason) => `La langue n’est pas encore enregistrée dans ton compte. ${reason}`,
    notSavedHere: 'Pas encore enregistrée dans ton compte.',
    saveAgain: 'Réenregistrer',
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
  offline: 'Tu es hors ligne. Tu peux continuer à lire ; les messages partiront à ton retour en ligne.',
  backOnline: 'Tu es de nouveau en ligne.',
  notifications: 'Avis',
  dismiss: 'Fermer',
  times: (count) => formats.count(count, { one: '# fois', other: '# fois' }),
};
