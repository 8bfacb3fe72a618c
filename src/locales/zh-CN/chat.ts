import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { chats, formats } from './app/formats.ts';

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
  behind: '聊天背后',
  another: (name) => `与${name}开始新聊天`,
  profile: (name) => `关于${name}`,
  temporary: {
    name: '临时聊天',
    banner: '此聊天的内容不会被记住。你结束它时，或关闭一小时后，它就会被删除。',
    end: '结束聊天',
    endFailed: (reason) => `无法结束此聊天。${reason}`,
    ended: { title: '此临时聊天已结束', text: '其中的消息已删除。' },
    again: '新的临时聊天',
  },
  missingModel: {
    name: '模型不可用',
    text: (model, mate) => `模型 ${model} 已不可用。${mate}现在使用默认模型回复。`,
    choose: '选择模型',
  },
  companion: 'AI 伙伴',
  origin: {
    scripted: '这里的回复来自预先准备的文本。',
    model: '这里的回复由语言模型撰写。',
  },
  replying: '正在回复…',
  reconnecting: '正在重新连接…',
  conversation: (name) => `与${name}的对话`,
  saidBy: { user: '你：', mate: (name) => `${name}：` },
  older: {
    failed: '无法加载更早的消息。',
    whole: '对话从这里开始。',
  },
  print: {
    open: '打印',
    loaded: (count) => formats.count(count, { other: '已加载 # 条消息' }),
    unsupported: '此浏览器无法打印此页面。',
    omitted: (count) =>
      `仅打印最新的 ${formats.number(count)} 条消息。若要一并打印更早的消息，请在聊天菜单中选择“打印”。`,
    limited: (count, all, place) =>
      `共 ${formats.number(all)} 条消息，仅打印最新的 ${formats.number(count)} 条。要获取全部消息，请在“${place}”中下载此聊天。`,
  },
  latest: '跳到最新消息',
  composer: {
    label: (name) => `给 ${name} 发消息`,
    send: '发送',
    price: (left) => `每条消息 1 积分 · 剩余 ${formats.number(left)} 积分`,
    empty: '积分已用完。',
    signedOut: '你已退出登录。草稿已保存在这台设备上。',
    blocked: (name: string) => `你屏蔽了${name}。`,
    unblock: '在个人资料中取消屏蔽',
    refill: (credits, time) => `${formats.moment(time)}起，你将重新拥有${chats(credits)}。`,
    more: '获取更多积分',
    long: (over) => formats.count(over, { other: '超出 # 个字符' }),
    keys: '按 Enter 发送，按 Shift+Enter 换行；输入框为空时，按上箭头编辑上一条消息，按 Alt+上箭头调出之前输入的内容。',
  },
  live: {
    thinking: '正在思考…',
    slow: '比平时慢一些…',
    reconnecting: '连接已断开，正在重新连接…',
    stopping: '正在停止…',
  },
  queued: '等待发送',
  offline: '正在等待网络',
  moveUp: '提前发送',
  notSent: {
    stopped: '尚未发送。',
    expired: '未发送。请先登录。',
    empty: '未发送。积分已用完。',
    ageless: '填写出生日期后才能发送。',
    unreachable: '未发送。恢复联网后会自动发送。',
    stream: '未发送。服务器出了问题。',
    rejected: (reason) => `未发送。${reason}`,
    again: '重新发送',
    back: '编辑消息',
  },
  refused: {
    4030: '这位伙伴已不可用。你仍可阅读这个聊天。',
    4032: '你还没到可以聊天的年龄。',
    4033: '成人内容已关闭。你可以在个人资料中开启。',
    4040: '这段对话已删除。',
    4220: '禁止任何涉及未满 18 岁者的色情内容。',
    4230: '你屏蔽了这位伙伴。要再次发消息，请在个人资料中取消屏蔽。',
    4231: '运营者已下架这位伙伴。你仍可阅读这个聊天。',
    5000: '服务器出了问题，请重试。',
    5020: '没有收到回复，因此没有扣除积分。请重试。',
    5030: '服务暂时不可用，请稍后重试。',
  },
  broken: {
    another: '无法获取另一条回复。',
    stopped: '你停止了这条回复。',
    interrupted: '这条回复中断了。',
    failed: '没有收到回复。',
    unread: '无法加载这条回复。',
    uncharged: '没有扣除积分。',
    problems: {
      unreachable: '无法连接语言模型。',
      refused: '语言模型拒绝了请求。',
      slow: '语言模型用时过长。',
      broken: '语言模型的回答中断了。',
      empty: '语言模型没有返回任何文字。',
      stopped: '服务器已重启。',
      unforeseen: '服务器出了问题。',
    },
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
