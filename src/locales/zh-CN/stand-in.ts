import type { Messages } from '../messages.ts';

export const standIn: Messages['standIn'] = {
  toDiscover: '前往发现',
  loading: '正在加载页面',
  signInNeeded: {
    title: '登录后可查看',
    text: '你的聊天保存在账号里，所以我们需要知道是谁的。',
    action: '登录',
  },
  matureOff: {
    title: '这个角色仅限成人',
    text: '成人内容已关闭。你可以在资料页开启。',
    action: '打开资料页',
  },
  screenFailed: {
    title: '页面没有加载出来',
    text: '可能网络断了，或者刚刚发布了新版本。',
    action: '重试',
  },
  partFailed: '页面的这一部分没有加载出来。请检查网络后重试。',
};
