import type { Messages } from '../messages.ts';
import { durationsOf } from '../intl-durations.ts';
import { formats } from './app/formats.ts';

const lasting = durationsOf('zh-CN');

export const wellbeing: Messages['wellbeing'] = {
  help: {
    label: '求助热线',
    title: { crisis: '请和一个真实的人聊聊，你值得被倾听', concern: '有人愿意倾听' },
    text: {
      crisis:
        '听起来你正在经历很难的时刻。这些热线日夜有人接听，不会评判你。你可以继续在这里写，不会受到任何限制。',
      concern: '再小的理由也可以。这些热线为你而设，也为担心别人的人而设。你可以继续在这里写。',
    },
    quiet: '如果心里难受，有人愿意听你说。',
    call: (number) => `拨打 ${number}`,
    locale: 'zh-CN',
    country: '国家/地区',
    anyCountry: '其他国家/地区',
    finder: '查找任何国家/地区的热线',
    danger: (number) => `现在有危险吗？请拨打 ${number}。`,
    close: '隐藏求助热线',
    open: '显示求助热线',
    listed: (at) => `${formats.monthAndYear(at)}整理，号码可能会变。`,
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
    text: (minutes) => `本次已使用 ${lasting(minutes)}。`,
    note: '只在这个浏览器里计算，页面可见并在使用时才算。半小时不用就会开始新的一次。',
  },
  report: {
    open: '举报或屏蔽',
    openReply: '举报这条回复',
    title: (name) => `举报${name}`,
    titleReply: (name) => `举报${name}的一条回复`,
    text: '举报会发送给这台服务器的运营者，其他人看不到。',
    reason: '哪里不对？',
    reasons: {
      minors: '涉及未成年人的色情内容',
      'self-harm': '鼓励自我伤害',
      sexual: '色情内容',
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
    text: '你不会再在列表和搜索里看到它。聊天仍可阅读。你可以在个人资料中取消屏蔽。',
    go: (name) => `屏蔽${name}`,
    done: (name) => `已屏蔽${name}。`,
  },
  blocks: {
    title: '已屏蔽的伙伴',
    text: '它们不会出现在列表和搜索中，你也不能给它们发消息。',
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
