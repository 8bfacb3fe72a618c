import type { Messages } from '../messages.ts';

export const installation: Messages['installation'] = {
  update: {
    available: 'Une nouvelle version est disponible.',
    reload: 'Recharger',
    pending: 'Rechargement…',
    dismiss: 'Plus tard',
  },
};
