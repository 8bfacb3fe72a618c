import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const sessions: Messages['sessions'] = {
  back: '返回个人资料',
  loading: '正在加载登录记录',
  failed: '无法加载登录记录',
  text: '如果有不认识的浏览器，请让它退出登录，并更改密码。',
  only: '没有在其他地方登录。',
  on: (browser, system) => `${system} 上的 ${browser}`,
  unknown: '未知浏览器',
  current: '当前浏览器',
  language: formats.language,
  inUse: '正在使用',
  lastUsed: (time) => `上次使用：${formats.moment(time)}`,
  signedIn: (time) => `登录时间：${formats.moment(time)}`,
  end: '退出登录',
  endNamed: (name) => `让 ${name} 退出登录`,
  ending: '正在退出…',
  notEnded: (reason) => `无法退出登录。${reason}`,
  others: {
    open: '退出其他所有登录',
    title: '退出其他所有登录？',
    text: '其他所有浏览器会在几秒内退出登录，当前浏览器保持登录。',
  },
};
