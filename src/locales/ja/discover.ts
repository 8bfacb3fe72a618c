import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const discover: Messages['discover'] = {
  title: '見つける',
  pick: '今夜のおすすめ',
  profile: 'プロフィールを見る',
  filters: 'タグで絞り込む',
  shown: (count, tag) => formats.count(count, { other: `「${tag}」のキャラクター#人` }),
  all: 'すべて',
  recommended: 'おすすめ',
  trending: '人気上昇中',
  loading: 'キャラクターを読み込んでいます',
  noneTagged: (tag) => `「${tag}」のキャラクターはもういません。`,
  showAll: 'すべてのキャラクターを表示',
  empty: {
    title: 'まだ誰もいません',
    text: '誰かがキャラクターを作ると、ここに現れます。',
    action: 'もう一度見る',
  },
  failed: 'キャラクターが届きませんでした',
  trendingFailed: '人気上昇中は今は表示できません。',
  trendingEmpty: 'まだ誰も話していません。あなたが最初になれます。',
  rank: (rank) => `${formats.number(rank)}位`,
};
