import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const mateDetail: Messages['mateDetail'] = {
  loading: '正在加载这位伙伴',
  ai: 'AI 角色，不是真人',
  facts: (age, pronouns, chats) =>
    [`${formats.number(age)} 岁`, pronouns, chats].filter((fact) => fact !== '').join(' · '),
  pronouns: { 'she/her': '她', 'he/him': '他', 'they/them': 'TA' },
  tags: '标签',
  by: (creator) => `创作者：${creator}`,
  changed: (time) => `更改于 ${formats.date(time)}`,
  goOn: (name) => `继续和${name}聊`,
  temporary: '临时聊天',
  share: '分享',
  linkCopied: '已复制链接',
  linkNotCopied: '无法复制链接。请从地址栏复制。',
  who: (name) => `关于${name}`,
  place: '你们相遇的地方',
  voice: '语气',
  scene: '故事的开头',
  likes: '喜欢',
  similar: '你可能也会喜欢',
  similarFailed: '无法加载相似的伙伴。',
  failed: '无法加载这位伙伴',
  missing: {
    title: '找不到这位伙伴',
    text: '链接可能已过期或不完整。',
    action: '查看全部伙伴',
  },
};
