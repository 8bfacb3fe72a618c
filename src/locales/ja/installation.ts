import type { Messages } from '../messages.ts';

export const installation: Messages['installation'] = {
  update: {
    available: '新しいバージョンがあります。',
    reload: '再読み込み',
    pending: '再読み込み中…',
    dismiss: '後で',
  },
};
