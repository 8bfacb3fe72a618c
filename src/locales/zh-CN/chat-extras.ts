import { formats } from './formats.ts';
import type { Messages } from '../messages.ts';

export const chatExtras: Messages['chatExtras'] = {
  ideas: {
    label: '回复建议',
    asking: '正在加载建议…',
    undo: '撤销',
  },
  another: '换一条回复',
  alternatives: {
    label: '回复',
    previous: '上一条回复',
    next: '下一条回复',
    position: (index: number, count: number) => `${formats.number(index)} / ${formats.number(count)}`,
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
