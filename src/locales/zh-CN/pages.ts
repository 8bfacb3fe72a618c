import type { Messages } from '../messages.ts';

export const pages: Messages['pages'] = {
  contents: '本页内容',
  operator: '运营者',
  notFound: { title: '找不到页面', text: '链接可能已过期或输入有误。' },
};
