import type { Messages } from '../messages.ts';
import { mates } from './formats.ts';

export const search: Messages['search'] = {
  title: '検索',
  back: '「見つける」に戻る',
  field: 'キャラクターを検索',
  placeholder: '名前、気分、場所、作者',
  hotWords: 'よく検索される言葉',
  filters: 'タグで絞り込む',
  creator: (name) => (name === null ? 'ひとりの作者' : `作者：${name}`),
  dropFilter: (filter) => `${filter}：この条件を外す`,
  orderLabel: '並べ替え',
  orders: {
    relevance: '一致度順',
    new: '新しい順',
    day: '今日の人気',
    week: '今週の人気',
    chats: '会話が多い順',
  },
  loading: '検索しています',
  total: mates,
  corrected: (word) => `ぴったりの相手はいません。「${word}」に合う相手です。`,
  more: 'もっと見る',
  moreFailed: '続きが届きませんでした。',
  failed: '検索が届きませんでした',
  none: {
    title: '合う相手がいません',
    text: '別の言葉や、少ない言葉で試してください。名前、気分、場所でかまいません。',
    narrowed: '条件を外すと、見つかるかもしれません。',
    clear: '条件を外す',
    browse: 'タグから探す',
  },
  categories: 'すべてのタグ',
  category: {
    title: 'タグから探す',
    text: '気分やテーマを選んでください。',
    mates: (tag) => `「${tag}」のキャラクター`,
    back: 'すべてのタグ',
    failed: 'タグが届きませんでした',
    empty: {
      title: 'このタグのキャラクターはいません',
      text: 'もう使われていないタグかもしれません。',
    },
  },
};
