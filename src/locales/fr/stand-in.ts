import type { Messages } from '../messages.ts';

export const standIn: Messages['standIn'] = {
  toDiscover: 'Aller à Découvrir',
  loading: 'Chargement de la page',
  signInNeeded: {
    title: 'Connecte-toi pour voir ceci',
    text: 'Tes discussions sont gardées avec ton compte : nous devons savoir à qui elles sont.',
    action: 'Se connecter',
  },
  matureOff: {
    title: 'Ce personnage est réservé aux adultes',
    text: 'Le contenu pour adultes est désactivé. Tu peux l’activer sur ton profil.',
    action: 'Ouvrir ton profil',
  },
  screenFailed: {
    title: 'Cette page ne s’est pas chargée',
    text: 'La connexion a peut-être été coupée, ou une nouvelle version vient de sortir.',
    action: 'Réessayer',
  },
  partFailed: 'Cette partie de la page ne s’est pas chargée. Vérifie ta connexion et réessaie.',
};
