import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const accountOverview: Messages['accountOverview'] = {
  loading: '正在加载你的账号',
  failed: '无法加载你的账号',
  since: (time) => `${formats.monthAndYear(time)}加入`,
  left: '你的余额',
  places: '你的账号',
  recent: { title: '最近的聊天', text: '你的全部聊天。' },
  following: { title: '关注', text: '你关注的创作者和他们的伙伴。' },
  made: { title: '你的伙伴', text: '你创建的伙伴。' },
  lorebooks: '你的伙伴所了解的世界设定。',
  imports: '来自其他应用的聊天、伙伴和身份。',
  personas: { title: '身份', text: '伙伴们眼中的你。' },
  profile: '名字、密码、语言、你的数据。',
};
