import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const verifyEmail: Messages['verifyEmail'] = {
  title: '请查看邮箱',
  sentTo: (email) => `我们已将链接发送到 ${email}。打开链接后，本页会自动继续。`,
  sent: '我们已发送链接给你。打开链接后，本页会自动继续。',
  waiting: '等待你打开链接',
  paused: '你离开时暂停，回来后继续。',
  hint: '没有收到？也看看垃圾邮件。',
  resend: '重新发送',
  resending: '正在发送…',
  resendIn: (seconds) => `${formats.number(seconds)} 秒后可重发`,
  stop: '不再等待',
  lookAgain: '再查一次',
  stopped: {
    title: '我们已停止查询',
    text: '邮件里的链接仍然有效。打开后再查一次，或直接登录。',
  },
  expired: {
    title: '我们已停止查询',
    text: '已过去十分钟。链接可能仍然有效：打开后再查一次，或重新获取一个。',
  },
  nothing: {
    title: '没有需要验证的内容',
    text: '先创建账号，我们会发送链接给你。',
    signUp: '创建账号',
    signIn: '登录',
  },
  confirming: { title: '正在验证你的邮箱', text: '请稍候。' },
  confirmed: {
    title: '邮箱已验证',
    text: '你创建账号的那个页面会自动继续。你可以关闭本页，或在这里登录。',
    discover: '前往发现',
  },
  refused: { title: '这个链接没有用', fresh: '创建账号' },
};
