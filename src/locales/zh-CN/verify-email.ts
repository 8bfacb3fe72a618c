import type { Messages } from '../messages.ts';
import { durationsOf } from '../intl-durations.ts';
import { formats } from './app/formats.ts';

const lasting = durationsOf('zh-CN');

export const verifyEmail: Messages['verifyEmail'] = {
  title: '请查看邮箱',
  sentTo: (email) => `我们已将链接发送到 ${email}。打开链接并验证邮箱后，本页会自动继续。`,
  sent: '我们已发送链接给你。打开链接并验证邮箱后，本页会自动继续。',
  waiting: '等待你验证',
  paused: '你离开时暂停，回来后继续。',
  hint: '没收到？请查看垃圾邮件。',
  resend: '重新发送',
  sentAgain: {
    delivered: '我们已发送新链接给你。',
    printed: '新链接显示在运行服务器的终端中。',
    stored: '运营者可以在“outbox”文件夹中找到你的新链接。',
  },
  resendIn: (seconds) =>
    seconds < 120 ? `${formats.number(seconds)} 秒后可重发` : `${lasting(Math.ceil(seconds / 60))}后可重发`,
  otherAddress: '使用其他邮箱',
  lookAgain: '再次检查',
  stopped: {
    title: '已停止检查',
    text: '你的链接仍然有效。打开后再次检查，或直接登录。',
  },
  expired: {
    text: '已过去十分钟。链接可能仍然有效：打开后再次检查，或重新获取一个。',
  },
  nothing: {
    title: '没有需要验证的邮箱',
    text: '请重新打开你的链接，或创建账号。',
    signUp: '创建账号',
  },
  linkOpened: {
    title: '验证你的邮箱',
    text: '还差一步就能使用账号。',
    confirm: '验证我的邮箱',
    notYou: '没有注册过？有人使用了你的邮箱。请关闭本页：没有你的确认就不会创建账号。',
  },
  confirming: { title: '正在验证你的邮箱', text: '请稍候。' },
  passwordRequired: {
    title: '输入你注册时设置的密码',
    text: '注册是在另一个浏览器里进行的。请输入当时设置的密码。',
    submit: '验证并登录',
    checking: '正在检查…',
    notYou: '有人用你的邮箱注册。如果不是你本人，请关闭本页：没有这个密码就不会创建账号。',
    ownAccount: '创建我自己的账号',
  },
  confirmed: {
    title: '邮箱已验证',
    signIn: '现在可以登录。',
    signedIn: '你已登录。',
    signingIn: '正在登录…',
  },
  addressTaken: {
    title: '这个邮箱已有账号',
    text: '请登录以继续。如果你没有再次注册，无需任何操作。',
  },
  linkExpired: {
    title: '链接已过期',
    text: '链接 24 小时内有效。重新注册即可收到新链接。',
  },
  rejected: { title: '无法验证你的邮箱' },
};
