import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const passwordReset: Messages['passwordReset'] = {
  asking: {
    text: '输入账号的邮箱，即可获得用来设置新密码的链接。',
    submit: '发送链接',
  },
  sent: {
    title: '请查收邮件',
    text: (email) => `我们已向 ${email} 发送邮件。链接在 30 分钟内有效。没有收到？请查看垃圾邮件文件夹。`,
    again: '换一个邮箱或重新发送',
  },
  choosing: {
    title: '设置新密码',
    text: '其他所有设备都会退出登录。',
    submit: '保存并登录',
  },
  opening: { loading: '正在检查你的链接', failed: '无法检查你的链接' },
  passkeys: {
    title: '可以登录的通行密钥',
    text: '勾选你不认识的通行密钥，保存时会将其移除。',
    added: (time) => `添加于 ${formats.date(time)}`,
  },
  expired: { title: '这个链接已失效', text: '链接在 30 分钟内有效，只能使用一次。', again: '申请新链接' },
  unsupported: { title: '此处不可用', text: '此服务器无法发送链接。请联系这台服务器的运营者以找回账号。' },
  changed: {
    title: '密码已更改',
    text: '请用通行密钥或恢复代码确认登录。',
  },
  done: { title: '密码已更改', text: '你已登录。' },
};
