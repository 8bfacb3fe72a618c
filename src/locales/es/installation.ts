import type { Messages } from '../messages.ts';

export const installation: Messages['installation'] = {
  update: {
    available: 'Hay una nueva versión disponible.',
    reload: 'Recargar',
    pending: 'Recargando…',
    dismiss: 'Ahora no',
  },
};
