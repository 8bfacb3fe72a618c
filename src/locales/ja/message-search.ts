import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const messageSearch: Messages['messageSearch'] = {
  field: 'チャットを検索',
  fieldWith: (name) => `${name}とのチャットを検索`,
  only: (mate) => `${mate}とのチャットのみ`,
  everywhere: 'すべてのチャットを検索',
  results: '見つかったメッセージ',
  searching: '検索しています',
  all: (shown) => formats.count(shown, { other: 'メッセージ#件' }),
  first: (shown) => formats.count(shown, { other: '最新のメッセージ#件' }),
  moreFailed: 'メッセージをさらに読み込めませんでした。',
  failed: 'チャットを検索できませんでした',
  pinned: 'ピン留めしたメッセージのみ',
  noPins: {
    title: 'ピン留めしたメッセージはありません',
    text: 'メッセージのメニューからピン留めすると、ここに表示されます。',
  },
  none: { title: 'メッセージが見つかりません', text: '言葉を減らすか、変えてみてください。' },
  hits: {
    older: '前の検索結果（古い方）',
    newer: '次の検索結果（新しい方）',
    failed: 'このメッセージを読み込めませんでした。',
  },
};
