import type { Messages } from '../messages.ts';

export const installation: Messages['installation'] = {
  update: {
    available: 'Eine neue Version ist verfügbar.',
    reload: 'Neu laden',
    pending: 'Wird neu geladen …',
    dismiss: 'Später',
  },
};
