import type { Messages } from '../messages.ts';
import { durationsOf, regionNamesOf } from '../intl-durations.ts';
import { formats } from './app/formats.ts';

const lasting = durationsOf('zh-CN');

export const wellbeing: Messages['wellbeing'] = {
  help: {
    label: '求助热线',
    title: { crisis: '你值得有一个真实的人陪伴', concern: '有人愿意倾听' },
    text: {
      crisis: '你写的话听起来很沉重。这些人日夜都在，不会评判你。你可以继续在这里写，什么都不会被拦下。',
      concern: '不需要足够的理由。这些热线为你而设，也为担心别人的人而设。你可以继续在这里写。',
    },
    call: (number) => `拨打 ${number}`,
    region: regionNamesOf('zh-CN'),
    country: '国家',
    anyCountry: '其他国家',
    finder: '查找任何国家的热线',
    danger: (number) => `现在有危险吗？请拨打 ${number}。`,
    close: '隐藏求助热线',
    open: '显示求助热线',
    listed: (at) => `${formats.monthAndYear(at)} 的列表。号码可能会变。`,
  },
  notice: {
    label: '关于这个 AI',
    text: '这是人工智能，是计算机程序，不是人类。它无法感受人类的情感，说的话是编出来的。',
    accept: '知道了',
  },
  pause: {
    text: '你已经在这里很久了。休息一下吧，什么都不会丢失。',
    goOn: '继续聊',
    take: '休息一下',
  },
  session: {
    title: '本次使用',
    text: (minutes) => `到现在你已使用 ${lasting(minutes)}。`,
    note: '只在这个浏览器里计算，页面可见并在使用时才算。半小时不用就会开始新的一次。',
  },
  report: {
    open: '举报或屏蔽',
    openReply: '举报这条回复',
    title: (name) => `举报${name}`,
    titleReply: (name) => `举报${name}的一条回复`,
    text: '告诉这台服务器的运营者哪里不对。别人看不到。',
    reason: '哪里不对？',
    reasons: {
      minors: '涉及未成年人的性内容',
      'self-harm': '鼓励自我伤害',
      sexual: '性内容',
      violence: '暴力或威胁',
      hate: '仇恨',
      impersonation: '冒充真实的人',
      'private-data': '某人的隐私',
      'claims-human': '自称是人',
      pressure: '让我内疚或想要我的钱',
      other: '其他',
    },
    words: '详细说明（选填）',
    wordsHint: '运营者会看到。',
    consent: '附上这条回复的内容',
    consentHint: '否则只保存原因和你的说明。',
    send: '发送举报',
    sent: '谢谢，举报已发送。',
  },
  block: {
    title: (name) => `屏蔽${name}？`,
    text: '你不会再在列表和搜索里看到它。你们的对话仍可阅读，可以在个人资料里撤销。',
    go: (name) => `屏蔽${name}`,
    done: (name) => `已屏蔽${name}。`,
  },
  blocks: {
    title: '已屏蔽的伙伴',
    text: '他们不在任何列表和搜索里，你也不能给他们写消息。',
    none: '你没有屏蔽任何伙伴。',
    unblock: (name) => `取消屏蔽${name}`,
    failed: '无法加载已屏蔽的伙伴。',
  },
  counts: {
    count: formats.number,
    title: '提供帮助的次数',
    text: '当求助热线显示在消息旁边时按月计数：没有内容，没有名字，没有账号。',
    year: '年份',
    times: '次数',
    failed: '无法载入数字。',
  },
};
