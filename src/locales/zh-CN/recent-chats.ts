import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const recentChats: Messages['recentChats'] = {
  loading: '正在加载你的聊天',
  you: '你：',
  replying: '正在回复…',
  unread: '新回复',
  /** A draft, or a message that this browser could not send. */
  unsent: '未发送',
  nothingSaid: '还没有消息',
  hidden: '成人内容关闭期间不显示',
  options: (name) => `与${name}的聊天选项`,
  remove: (name) => `删除与${name}的聊天`,
  archive: {
    add: (name) => `归档与${name}的聊天`,
    leave: (name) => `将与${name}的聊天移回列表`,
    title: (count) => `已归档（${formats.number(count)}）`,
    added: '聊天已归档，位于列表末尾。',
    left: '聊天已移回列表。',
  },
  orphaned: {
    text: '你的文字发送之前，此聊天已被删除。你可以复制或舍弃这段文字。',
    copy: '复制文字',
    discard: '舍弃',
    copied: '已复制',
    notCopied: '无法复制。请选中文本自行复制。',
    discarded: '文字已舍弃。',
  },
  import: {
    choose: (product) => `导入从 ${product} 保存的聊天`,
    otherApps: '从其他应用导入',
    reading: '正在读取文件…',
    sending: '正在导入聊天…',
    slow: '所需时间比平时长。',
    large: '此文件太大。聊天最多为 4 MB。',
    damaged: '此文件不是导出的聊天，或已损坏。',
    encoding: '此文件不是以 UTF-8 文本保存的。请另存为 UTF-8 后重新导入。',
    newer: '此文件由更新的版本创建。',
    long: (count) => `这个聊天太长，无法导入。一个聊天最多 ${formats.number(count)} 条消息。`,
    text: '此文件中有一条消息太长，无法导入。',
    done: '聊天已导入。',
  },
  empty: {
    title: '还没有聊天',
    text: '你和伙伴开始的聊天会显示在这里。',
  },
  failed: '无法加载你的聊天',
  confirm: {
    title: (name) => `删除与${name}的聊天？`,
  },
  when: (written, now) => {
    const today = now ?? new Date();
    const days = daysBetween(written, today);
    if (days === 0) return formats.clock(written);
    return days === 1 ? '昨天' : formats.day(written, today);
  },
};
