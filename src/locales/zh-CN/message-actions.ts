import { formats } from './app/formats.ts';
import type { Messages } from '../messages.ts';

export const messageActions: Messages['messageActions'] = {
  ideas: {
    label: '回复建议',
    asking: '正在加载建议…',
  },
  another: '换一条回复',
  alternatives: {
    label: '回复',
    previous: '上一条回复',
    next: '下一条回复',
    position: (index: number, count: number) => `${formats.number(index)} / ${formats.number(count)}`,
  },
  hint: {
    label: '换一条回复，但要…',
    shorter: '更短',
    longer: '更长',
    playful: '更俏皮',
    own: '用自己的话说',
    send: '获取回复',
  },
  menu: '这条消息的更多操作',
  pin: '置顶这条消息',
  unpin: '取消置顶',
  pinned: '已置顶',
  quote: '引用',
  copyText: '复制文本',
  copyMarkdown: '复制为 Markdown',
  copied: '已复制',
  notCopied: '无法复制。请选中文本自行复制。',
  like: '赞这条消息',
  unlike: '取消赞',
  edit: '编辑这条消息',
  editReply: '编辑这条回复',
  edited: '由你编辑',
  remove: '从这里开始删除',
  copy: '从这里开始新聊天',
  removed: { title: '已删除这条消息及其后的内容。' },
  editing: {
    reply: (mate) => `正在编辑${mate}的回复`,
    title: '正在编辑你的消息',
  },
};
