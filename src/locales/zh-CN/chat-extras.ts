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
  edit: '编辑这条消息',
  remove: '从这里开始删除',
  removed: { title: '已删除这条消息及其后的内容。', undo: '撤销' },
  editing: { title: '正在编辑你的消息', cancel: '取消' },
};
