import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const sessions: Messages['sessions'] = {
  back: 'Revenir à ton profil',
  loading: 'Chargement de tes sessions',
  failed: 'Impossible de charger tes sessions',
  text: 'Si tu ne reconnais pas l’un de ces navigateurs, déconnecte-le et change ton mot de passe.',
  only: 'Aucune session n’est ouverte ailleurs.',
  on: (browser, system) => `${browser} sur ${system}`,
  unknown: 'Navigateur inconnu',
  current: 'Ce navigateur',
  language: formats.language,
  inUse: 'Utilisé en ce moment',
  lastUsed: (time) => `Dernière utilisation : ${formats.moment(time)}`,
  signedIn: (time) => `Connexion : ${formats.moment(time)}`,
  end: 'Déconnecter',
  endNamed: (name) => `Déconnecter ${name}`,
  ending: 'Déconnexion…',
  notEnded: (reason) => `La déconnexion a échoué. ${reason}`,
  others: {
    open: 'Déconnecter tous les autres',
    title: 'Déconnecter tous les autres navigateurs ?',
    text: 'Tous les autres navigateurs seront déconnectés en quelques secondes. Ta session reste ouverte dans celui-ci.',
  },
};
