import type { Messages } from '../messages.ts';

export const pages: Messages['pages'] = {
  contents: 'このページの内容',
  operator: '運営者',
  notFound: { title: 'ページが見つかりません', text: 'リンクが古いか、入力に誤りがある可能性があります。' },
};
