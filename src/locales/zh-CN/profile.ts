import type { Messages } from '../messages.ts';

export const profile: Messages['profile'] = {
  loading: '正在加载个人资料',
  failed: '无法加载个人资料',
  you: {
    nameHint: '你没有使用身份时，伙伴会这样称呼你。',
    colour: '头像颜色',
    saved: '资料已保存。',
  },
  password: {
    old: '当前密码',
    note: '更改密码后，其他设备会退出登录。',
    none: '你通过其他服务登录。你也可以设置密码。',
    set: '设置密码',
    change: '更改密码',
    changing: '正在更改…',
    changed: '密码已更改。其他设备已退出登录。',
  },
  sessions: { title: '已登录的浏览器', text: '查看你的浏览器，并让它们退出登录。' },
  look: '外观与语言',
  mateLanguages: '伙伴自己的文字不会翻译，按剧本回答的伙伴用主页上写明的语言回复。',
  data: {
    title: '你的数据',
    text: '一个文件，包含我们保存的关于你的一切：账号、身份、聊天和积分记录。',
    download: '下载我的数据',
    done: '下载已开始。',
    file: 'my-data.json',
  },
  farewell: {
    title: '删除账号',
    text: '你的账号、身份和聊天将被永久删除，无法撤销。',
    open: '删除我的账号',
    question: '删除你的账号？',
    word: '请输入“删除”以确认',
    password: '你的密码',
    yes: '全部删除',
    done: '你的账号已删除。',
  },
};
