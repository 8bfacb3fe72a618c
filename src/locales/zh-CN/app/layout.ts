import type { Messages } from '../../messages.ts';
import { chats, formats } from './formats.ts';

export const layout: Messages['layout'] = {
  home: (product) => `${product} 首页`,
  skip: '跳到正文',
  mainNavigation: '主导航',
  recent: '最近',
  search: '搜索伙伴',
  signIn: '登录',
  menu: '账号与设置',
  profile: '个人资料与设置',
  allowance: chats,
  gold: (count, written = formats.number(count)) => `${written} 枚金币`,
  fellBack: '无法加载你的语言，暂时显示英语。',
};
