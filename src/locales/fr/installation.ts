import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const installation: Messages['installation'] = {
  update: {
    available: 'Une nouvelle version est disponible.',
    reload: 'Recharger',
    pending: 'Rechargement…',
    dismiss: 'Plus tard',
  },
  version: (version: string) => `Version ${version}`,
  title: 'Application',
  install: {
    offer: (product) =>
      `Installe ${product} pour l’ouvrir dans sa propre fenêtre et lire tes dernières discussions hors ligne.`,
    text: (product) => `Ouvre ${product} depuis ton écran d’accueil ou ton bureau, dans sa propre fenêtre.`,
    action: 'Installer',
    pending: 'Installation…',
    installed: 'L’application est installée sur cet appareil.',
    ios: 'Pour installer l’application, touche Partager dans Safari, puis « Sur l’écran d’accueil ».',
  },
  copies: {
    label: 'Conserver les discussions récentes sur cet appareil',
    text: (rooms, messages) =>
      `Les ${formats.number(rooms)} dernières discussions, avec ${formats.number(messages)} messages au plus chacune, restent lisibles hors ligne. Elles sont effacées à la déconnexion. Toute personne ayant accès au stockage de ce navigateur pourrait les lire. Les discussions temporaires ne sont pas conservées.`,
  },
};
