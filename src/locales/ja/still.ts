import type { Messages } from '../messages.ts';

export const still: Messages['still'] = {
  contents: 'このページの内容',
  notFound: {
    title: 'ここにページはありません',
    text: 'アドレスが古いか、打ち間違いかもしれません。',
  },
};
