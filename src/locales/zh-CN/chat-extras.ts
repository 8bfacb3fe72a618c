import type { Messages } from '../messages.ts';

export const chatExtras: Messages['chatExtras'] = {
  ideas: {
    label: '回复灵感',
    asking: '正在想点子…',
    undo: '撤回这条',
  },
  like: '给这条消息点心',
  unlike: '取消点心',
  remove: '删除这条消息',
  confirm: {
    title: '删除这条消息？',
    own: '你的消息及其回复将被永久删除。',
    theirs: '这条回复将被永久删除。',
    yes: '删除消息',
    no: '保留',
    busy: '正在删除…',
  },
};
