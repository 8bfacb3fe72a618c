import type { Messages } from '../messages.ts';
import { mates } from './app/formats.ts';

export const search: Messages['search'] = {
  placeholder: '名前、気分、場所、作者',
  hotWords: 'よく検索される言葉',
  filters: 'タグで絞り込む',
  creator: (name) => (name === null ? 'ひとりの作者' : `作者：${name}`),
  dropFilter: (filter) => `フィルターを外す：${filter}`,
  orderLabel: '並べ替え',
  orders: {
    relevance: '一致度順',
    new: '新しい順',
    day: '今日の人気',
    week: '今週の人気',
    chats: 'チャットが多い順',
  },
  visibleTo: { private: '自分だけに表示', unlisted: 'リンクを知っている人だけに表示' },
  loading: '検索しています',
  total: mates,
  corrected: (word) => `完全に一致する結果はありません。「${word}」の結果を表示しています。`,
  moreFailed: '結果をさらに読み込めませんでした。',
  failed: '結果を読み込めませんでした',
  none: {
    title: '結果がありません',
    text: '言葉を減らすか変えてみてください。名前、気分、場所などで探せます。',
    narrowed: 'フィルターを外すと見つかるかもしれません。',
    clear: '条件を外す',
  },
  categories: 'すべてのタグ',
  category: {
    title: 'タグから探す',
    text: '気分やテーマを選んでください。',
    mates: (tag) => `「${tag}」のキャラクター`,
    failed: 'タグを読み込めませんでした',
    empty: {
      title: 'このタグのキャラクターはいません',
      text: 'もう使われていないタグかもしれません。',
    },
  },
};
