import type { Messages } from '../messages.ts';

export const installation: Messages['installation'] = {
  update: {
    available: '有新版本可用。',
    reload: '重新加载',
    pending: '正在重新加载…',
    dismiss: '以后再说',
  },
};
