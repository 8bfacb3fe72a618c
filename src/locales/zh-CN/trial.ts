import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const trial: Messages['trial'] = {
  intro: (name) => `${name} 是 AI 角色，不是真人。这里的回复都是预先写好的文字。`,
  left: (count) => `还可以发 ${formats.number(count)} 条消息`,
  stored: '这段聊天会在此浏览器中保留一天。有了账号就能保存并继续聊。',
  create: '创建账号',
  over: '这是没有账号时的最后一条消息。创建账号即可继续，这段聊天也会带过去。',
  privacy: '你的出生日期只用于核对，不会保存。',
  failed: '无法打开此聊天',
  missing: { title: '找不到这个角色', text: '这个角色可能已不存在。' },
  importing: '正在把聊天转入你的账号…',
  offer: {
    text: (name) => `你在登录前和 ${name} 聊过天。`,
    add: '添加到我的聊天',
    dismiss: '以后再说',
  },
};
