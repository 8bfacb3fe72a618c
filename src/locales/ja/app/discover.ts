import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';

export const discover: Messages['discover'] = {
  what: '会話を楽しめるキャラクターたちです。全員がAIです。',
  pick: '今日のおすすめ',
  profile: 'プロフィールを見る',
  filters: 'タグで絞り込む',
  shown: (count, tag) => formats.count(count, { other: `「${tag}」のキャラクター#人` }),
  all: 'すべて',
  recommended: 'おすすめ',
  newHere: '新登場',
  trending: '人気上昇中',
  loading: 'キャラクターを読み込んでいます',
  noneTagged: (tag) => `「${tag}」のキャラクターはもういません。`,
  showAll: 'すべてのキャラクターを表示',
  empty: {
    title: 'キャラクターはまだいません',
    text: '最初のキャラクターを作りましょう。',
    action: '再読み込み',
  },
  failed: 'キャラクターを読み込めませんでした',
  trendingFailed: '人気上昇中のキャラクターを読み込めませんでした。',
  trendingEmpty: 'チャットはまだありません。最初のチャットを始めましょう。',
  rank: (rank) => `${formats.number(rank)}位`,
};
