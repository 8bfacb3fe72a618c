import type { Messages } from '../messages.ts';

export const installation: Messages['installation'] = {
  update: {
    available: 'Uma nova versão está disponível.',
    reload: 'Recarregar',
    pending: 'Recarregando…',
    dismiss: 'Agora não',
  },
};
