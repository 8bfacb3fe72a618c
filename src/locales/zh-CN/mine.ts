import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

export const mine: Messages['mine'] = {
  back: '返回发现',
  loading: '正在加载你的主页',
  failed: '你的主页没有加载出来',
  nameless: '你',
  since: (time) => `${formats.monthAndYear(time)}加入`,
  left: '你的余额',
  chats,
  gold: (count) => `${formats.number(count)} 金币`,
  places: '你的空间',
  recent: { title: '最近的聊天', text: '你的全部对话。' },
  following: { title: '关注', text: '你关注的创作者和他们的伙伴。' },
  made: { title: '你的伙伴', text: '由你创建，只给自己或给所有人。' },
  personas: { title: '身份', text: '伙伴们眼中的你。' },
  profile: { title: '资料与设置', text: '名字、密码、语言、你的数据。' },
};
