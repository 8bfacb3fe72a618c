import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const passkeys: Messages['passkeys'] = {
  title: '通行密钥',
  text: '用指纹、面容或屏幕锁登录，无需密码。',
  loading: '正在加载你的通行密钥',
  failed: '无法加载你的通行密钥',
  add: '添加通行密钥',
  adding: '请先确认是你本人，然后浏览器会询问将通行密钥保存在哪里。',
  password: '你的密码',
  next: '继续',
  busy: '请稍候…',
  added: '通行密钥已添加，现在可以用它登录了。',
  created: (time) => `添加于 ${formats.date(time)}`,
  used: (time) => `上次使用：${formats.date(time)}`,
  unused: '尚未使用',
  name: '通行密钥的名称',
  save: '保存',
  saving: '正在保存…',
  renameOf: (name) => `重命名 ${name}`,
  removeOf: (name) => `移除 ${name}`,
  question: (name) => `要移除 ${name} 吗？`,
  removing: '移除后将无法再用它登录。请同时从你的设备或密码管理器中删除它。',
  remove: '移除',
  removed: '通行密钥已移除。',
};
