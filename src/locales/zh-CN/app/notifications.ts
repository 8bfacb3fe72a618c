import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';

export const notifications: Messages['notifications'] = {
  logOut: '退出登录',
  theme: '主题',
  themes: { system: '跟随系统', light: '浅色', dark: '深色' },
  language: {
    label: '语言',
    notFetched: '无法加载该语言。请检查网络后重试。',
    notSaved: (reason) => `语言尚未保存到你的账号。${reason}`,
    notSavedHere: '尚未保存到你的账号。',
    saveAgain: '重新保存',
  },
  honesty: '每位伙伴都是 AI 角色，没有一位是真人。',
  footerNavigation: '关于',
  faq: '常见问题',
  notSent: (reason) => `有一条消息未发送。${reason}`,
  offline: '你已离线。你可以继续阅读，消息会在恢复联网后发送。',
  serverAway: '无法连接服务器。已保存的聊天仍可阅读；我们会继续重试。',
  backOnline: '网络已恢复。',
  notifications: '通知',
  dismiss: '关闭',
  times: (count) => formats.count(count, { other: '# 次' }),
};
