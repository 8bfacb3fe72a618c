import type { Messages } from '../messages.ts';

export const installation: Messages['installation'] = {
  update: {
    available: 'يتوفر إصدار جديد.',
    reload: 'إعادة التحميل',
    pending: 'جارٍ إعادة التحميل…',
    dismiss: 'ليس الآن',
  },
};
