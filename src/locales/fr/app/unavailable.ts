import type { Messages } from '../../messages.ts';

export const unavailable: Messages['unavailable'] = {
  toDiscover: 'Aller à « Découvrir »',
  loading: 'Chargement de la page',
  signInNeeded: {
    title: 'Connecte-toi pour voir ceci',
    text: 'Il te faut un compte pour voir cette page.',
  },
  matureOff: {
    title: 'Ce personnage est réservé aux adultes',
    text: 'Le contenu pour adultes est désactivé. Tu peux l’activer sur ton profil.',
    action: 'Ouvrir ton profil',
  },
  screenFailed: {
    title: 'Impossible de charger cette page',
    text: 'Tu es peut-être hors ligne, ou une nouvelle version vient de sortir.',
  },
  partFailed: 'Impossible de charger cette partie de la page. Vérifie ta connexion et réessaie.',
};
