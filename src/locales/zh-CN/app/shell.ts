import type { Messages } from '../../messages.ts';

export const titles: Messages['titles'] = {
  discover: '发现',
  detail: '伙伴',
  favorite: '收藏',
  recentChats: '最近的聊天',
  privacyNotice: '隐私说明',
  termsOfUse: '使用条款',
  support: '帮助',
  faq: '常见问题',
  communityGuidelines: '社区准则',
  safety: '安全与求助热线',
  verifyEmailAddress: '验证邮箱',
  passwordReset: '新密码',
  sessions: '已登录的浏览器',
  emailLink: '更改邮箱地址',
  followList: '关注',
  forYou: '为你推荐',
  chatDetail: '聊天',
  generate: '创建伙伴',
  search: '搜索',
  mine: '我的',
  category: '分类',
  singlePackage: '套餐',
  subscription: '订阅',
  chatProfile: '聊天身份',
  memory: '记忆',
  profile: '资料',
  userSubscription: '你的订阅',
  notFound: '找不到页面',
};

export const shell: Messages['shell'] = {
  windowTitle: (title, product) => `${title} · ${product}`,
  failure: {
    expired: '登录已过期，请重新登录。',
    rejected: '服务器拒绝了这个请求。',
    unreachable: '无法连接服务器。请检查网络后重试。',
    stream: '回复中断了。',
  },
  somethingError: '出了点问题',
  storageRefused: '此浏览器无法保存数据。关闭页面后，未发送的消息会丢失，你也可能会退出登录。',
  broken: {
    title: '出了点问题',
    text: '页面遇到错误。已发送的消息不会丢失。',
    reload: '重新加载页面',
  },
};
