import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const emailChange: Messages['emailChange'] = {
  loading: '正在加载邮箱设置',
  failed: '无法加载邮箱设置',
  text: '你用这个邮箱登录，设置新密码的链接也会发送到这里。',
  form: {
    text: '新邮箱和当前邮箱会各收到一个链接。两个链接都打开后，更改才会生效。',
    email: '新邮箱',
    submit: '发送链接',
  },
  pending: {
    text: (time) => `我们发送了两封邮件。请在 ${formats.clock(time)} 之前打开其中的链接。`,
    noMail: {
      printed: (time) =>
        `此服务器不发送邮件。两个链接都显示在运行服务器的终端中。请在 ${formats.clock(time)} 之前打开它们。`,
      stored: (time) =>
        `此服务器不发送邮件。运营者可以在“outbox”文件夹中找到这两个链接。请在 ${formats.clock(time)} 之前打开它们。`,
    },
    confirmed: '已确认',
    open: '尚未确认',
    note: '在此之前请在这里保持登录。邮箱更改后，其他所有浏览器都会退出登录。',
    cancel: '取消更改',
    canceling: '正在取消…',
  },
  link: {
    title: '确认更改邮箱？',
    old: '有人登录了你的账号，申请更改邮箱。如果是你，请确认；如果不是，请取消更改。',
    new: '请确认这个邮箱是你的。你目前的邮箱也需要确认这次更改。',
    confirm: '确认',
    confirming: '正在确认…',
    reject: '不是我：取消',
    passwordRequired: {
      title: '输入你的账号密码',
      text: '此更改不是在这个浏览器中申请的。请输入要更改邮箱的账号的密码。',
      notYou: '不是你申请的？有人填写了你的邮箱。请关闭此页面：没有此密码，什么都不会改变。',
    },
    confirmed: { title: '还需要一次确认', text: '请打开另一个邮箱的链接。' },
    changed: { title: '邮箱已更改', text: '从现在起请用新邮箱登录。其他所有浏览器都已退出登录。' },
    canceled: { title: '更改已取消', text: '你的邮箱保持不变。如果是别人申请的更改，请立即更改密码。' },
    expired: { title: '这个链接已失效', text: '链接在 30 分钟内有效，并且需要在申请更改的地方保持登录。' },
    profile: '前往个人资料',
  },
};
