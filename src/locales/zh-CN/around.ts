import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const around: Messages['around'] = {
  logOut: '退出登录',
  theme: '配色',
  themes: { system: '跟随系统', light: '浅色', dark: '深色' },
  language: {
    label: '语言',
    fetching: '正在加载文字…',
    stop: '停止',
    notFetched: '这种语言没有加载出来。请检查网络后重新选择。',
    untold: (reason) => `你的账号还不知道新的语言。${reason}`,
    untoldHere: '你的账号还不知道这一更改。',
    tell: '再告知一次',
  },
  honesty: '每位伙伴都是 AI 角色，没有一位是真人。',
  footerNavigation: '关于',
  footer: {
    support: '帮助',
    faq: '常见问题',
    guidelines: '社区准则',
    safety: '安全与求助热线',
    privacy: '隐私说明',
    terms: '使用条款',
  },
  offline: '你已离线。已有的内容仍可阅读，其余的等待网络恢复。',
  backOnline: '网络已恢复。',
  notifications: '通知',
  dismiss: '关闭',
  times: (count) => formats.count(count, { other: '# 次' }),
};
