import type { Messages } from '../messages.ts';

export const still: Messages['still'] = {
  contents: 'このページの内容',
  notFound: { title: 'ページが見つかりません', text: 'リンクが古いか、入力に誤りがある可能性があります。' },
};
