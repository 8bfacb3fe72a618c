import type { Messages } from '../messages.ts';

export const chatExtras: Messages['chatExtras'] = {
  ideas: {
    label: '回复建议',
    asking: '正在加载建议…',
    undo: '撤销',
  },
  like: '赞这条消息',
  unlike: '取消赞',
  remove: '删除这条消息',
  confirm: {
    title: '删除这条消息？',
    own: '你的消息及其回复将被永久删除。',
    theirs: '这条回复将被永久删除。',
    confirm: '删除消息',
  },
};
