import type { Messages } from '../messages.ts';

export const still: Messages['still'] = {
  contents: '本页内容',
  notFound: { title: '这里没有页面', text: '地址可能已过期或输入有误。' },
};
