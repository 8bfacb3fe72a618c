import type { Messages } from '../../messages.ts';

export const unavailable: Messages['unavailable'] = {
  toDiscover: '前往“发现”',
  loading: '正在加载页面',
  signInNeeded: {
    title: '登录后可查看',
    text: '需要账号才能查看此页面。',
  },
  matureOff: {
    title: '这位伙伴仅限成人',
    text: '成人内容已关闭。你可以在个人资料中开启。',
    action: '打开个人资料',
  },
  screenFailed: {
    title: '无法加载此页面',
    text: '你可能已离线，或者刚刚发布了新版本。',
  },
  partFailed: '无法加载页面的这一部分。请检查网络后重试。',
};
