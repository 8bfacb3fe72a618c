import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const recentChats: Messages['recentChats'] = {
  title: '最近的聊天',
  loading: '正在加载你的聊天',
  you: '你：',
  nothingSaid: '还没有消息',
  hidden: '成人内容关闭期间不显示',
  remove: (name) => `删除与${name}的聊天`,
  archive: {
    add: (name) => `归档与${name}的聊天`,
    leave: (name) => `将与${name}的聊天移回列表`,
    title: (count) => `已归档（${formats.number(count)}）`,
    added: '聊天已归档，位于列表末尾。',
    left: '聊天已移回列表。',
  },
  empty: {
    title: '还没有聊天',
    text: '你和伙伴开始的聊天会显示在这里。',
    action: '寻找伙伴',
  },
  failed: '无法加载你的聊天',
  confirm: {
    title: (name) => `删除与${name}的聊天？`,
    confirm: '删除聊天',
  },
  when: (written, now) => {
    const today = now ?? new Date();
    const days = daysBetween(written, today);
    if (days === 0) return formats.clock(written);
    return days === 1 ? '昨天' : formats.day(written, today);
  },
};
