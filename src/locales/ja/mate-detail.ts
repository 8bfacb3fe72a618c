import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const mateDetail: Messages['mateDetail'] = {
  loading: 'キャラクターを読み込んでいます',
  ai: 'AIのキャラクターで、人間ではありません',
  facts: (age, pronouns, chats) =>
    [`${formats.number(age)}歳`, pronouns, chats].filter((fact) => fact !== '').join('・'),
  tags: 'タグ',
  by: (creator) => `作者：${creator}`,
  goOn: (name) => `${name}と続ける`,
  who: (name) => `${name}はどんな人？`,
  place: '会う場所',
  voice: '話し方',
  scene: '始まり',
  likes: '好きなもの',
  similar: 'こちらもおすすめ',
  similarFailed: 'ほかのキャラクターが届きませんでした。',
  failed: 'このキャラクターが届きませんでした',
  missing: {
    title: 'この住所には誰もいません',
    text: 'リンクが古いか、文字が抜けているのかもしれません。',
    action: 'すべてのキャラクターを見る',
  },
};
