import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const mateDetail: Messages['mateDetail'] = {
  loading: 'キャラクターを読み込んでいます',
  ai: 'AIのキャラクターで、人間ではありません',
  facts: (age, pronouns, chats) =>
    [`${formats.number(age)}歳`, pronouns, chats].filter((fact) => fact !== '').join('・'),
  pronouns: { 'she/her': '彼女', 'he/him': '彼', 'they/them': 'その人' },
  tags: 'タグ',
  by: (creator) => `作者：${creator}`,
  changed: (time) => `${formats.date(time)}に変更`,
  goOn: (name) => `${name}と続ける`,
  temporary: '一時チャット',
  share: '共有',
  linkCopied: 'リンクをコピーしました',
  linkNotCopied: 'リンクをコピーできませんでした。アドレスバーからコピーしてください。',
  who: (name) => `${name}について`,
  place: '会う場所',
  voice: '話し方',
  scene: '始まり',
  likes: '好きなもの',
  similar: 'こちらもおすすめ',
  similarFailed: '似たキャラクターを読み込めませんでした。',
  failed: 'このキャラクターを読み込めませんでした',
  missing: {
    title: 'キャラクターが見つかりません',
    text: 'リンクが古いか、不完全な可能性があります。',
    action: 'すべてのキャラクターを見る',
  },
};
