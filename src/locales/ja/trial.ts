import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const trial: Messages['trial'] = {
  intro: (name) =>
    `${name}はAIのキャラクターで、人間ではありません。ここでの返事は、あらかじめ用意された文章です。`,
  left: (count) => `あと${formats.number(count)}件送れます`,
  stored: 'このチャットはこのブラウザに1日だけ残ります。アカウントを作ると、保存して続けられます。',
  create: 'アカウントを作成',
  over: 'アカウントなしで送れるメッセージはここまでです。続けるにはアカウントを作成してください。このチャットも引き継がれます。',
  privacy: '生年月日は確認するだけで、保存しません。',
  failed: 'このチャットを開けませんでした',
  missing: {
    title: 'キャラクターが見つかりません',
    text: 'このキャラクターはもう存在しないかもしれません。',
  },
  importing: 'チャットをアカウントに移しています…',
  offer: {
    text: (name) => `ログイン前に${name}とチャットしました。`,
    add: '自分のチャットに追加',
    dismiss: '後で',
  },
};
