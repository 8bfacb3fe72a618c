import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

export const chat: Messages['chat'] = {
  loading: '正在打开聊天…',
  failed: '无法打开这个聊天',
  missing: {
    title: '找不到聊天',
    text: '它可能已被删除，或者属于另一个账号。',
    action: '查看你的聊天',
  },
  messageGone: '无法显示该消息，它可能已被删除。',
  back: '返回你的聊天',
  menu: '聊天选项',
  search: '搜索此聊天',
  pinned: '置顶消息',
  pane: '关于此聊天',
  persona: '你在这个聊天里的身份',
  profile: (name) => `关于${name}`,
  companion: 'AI 伙伴',
  scripted: 'AI 伙伴（按剧本回答）',
  replying: '正在回复…',
  reconnecting: '正在重新连接…',
  left: chats,
  conversation: (name) => `与${name}的对话`,
  notice: (name) => `${name}是 AI 角色，不是真人。它说的都是虚构的。`,
  saidBy: { user: '你：', mate: (name) => `${name}：` },
  older: {
    loading: '正在加载…',
    failed: '无法加载更早的消息。',
    retry: '重试',
    whole: '对话从这里开始。',
  },
  latest: '跳到最新消息',
  composer: {
    label: (name) => `给${name}的消息`,
    send: '发送',
    stop: '停止',
    price: (left) => `每条消息 1 点 · 剩余 ${formats.number(left)} 点`,
    empty: '点数已用完。',
    signedOut: '你已退出登录。草稿已保存在这台设备上。',
    blocked: (name: string) => `你屏蔽了${name}。`,
    unblock: '在资料页取消屏蔽',
    more: '获取更多点数',
    long: (over) => formats.count(over, { other: '超出 # 个字符' }),
    keys: '按 Enter 发送，按 Shift+Enter 换行，按上箭头调出之前的消息。',
  },
  live: {
    slow: '比平时慢一些…',
    reconnecting: '连接已断开，正在重新连接…',
    stopping: '正在停止…',
  },
  queued: '等待发送',
  moveUp: '提前发送',
  notSent: {
    stopped: '尚未发送。',
    expired: '未发送。请先登录。',
    empty: '未发送。点数已用完。',
    ageless: '填写出生日期后才能发送。',
    unreachable: '未发送。恢复联网后会自动发送。',
    stream: '未发送。服务器出了问题。',
    rejected: (reason) => (reason === '' ? '未发送。' : `未发送。${reason}`),
    again: '重新发送',
    back: '编辑消息',
    signIn: '登录',
  },
  refused: {
    4030: '这位伙伴已不可用。你仍可阅读这个聊天。',
    4032: '你还没到可以聊天的年龄。',
    4033: '成人内容已关闭。你可以在资料页开启。',
    4040: '这段对话已删除。',
    4220: '禁止任何涉及未满 18 岁者的色情内容。',
    4230: '你屏蔽了这位伙伴。要再次发消息，请在资料页取消屏蔽。',
    5000: '服务器出了问题，请重试。',
    5020: '没有收到回复，因此没有扣除点数。请重试。',
    5030: '服务暂时不可用，请稍后重试。',
  },
  broken: {
    another: '无法获取另一条回复。',
    stopped: '你停止了这条回复。',
    interrupted: '这条回复中断了。',
    failed: '没有收到回复。',
    continue: '继续',
    retry: '重试',
  },
  when: (said, now) => {
    const time = formats.clock(said);
    const days = daysBetween(said, now);
    if (days === 0) return `${said.getHours() >= 18 ? '今晚' : '今天'} ${time}`;
    return `${days === 1 ? '昨天' : formats.day(said, now)} ${time}`;
  },
};
