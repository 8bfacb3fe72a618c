import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const modelHost: Messages['modelHost'] = {
  name: '言語モデル',
  loading: (name) => `${name}を読み込んでいます…`,
  reading: (tokens) => `${formats.number(tokens)}トークンを読んでいます…`,
  swapped: (name) => `これからは別の言語モデルが返信します：${name}`,
  cut: (tokens) =>
    `言語モデルはこのチャットの最後の${formats.number(tokens)}トークンしか読みませんでした。これからは送る量を減らします。もっと覚えさせるには、より大きなコンテキストで読み込んでください。`,
  dismiss: '閉じる',
  problems: {
    gone: '言語モデルに接続できませんでした。このサーバーが動いているコンピューターで、モデルのプログラムが動いているか確認してください。',
    missing: '言語モデルを動かすプログラムに、そのモデルがありません。どのモデルがあるか確認してください。',
  },
  states: {
    unknown: 'まだ不明',
    loading: '読み込み中',
    reading: 'チャットを読んでいます',
    ready: '読み込み済み：応答しています',
    gone: '接続できません',
  },
  events: {
    'xstate.init': 'チャットが開かれました。',
    'model.loading': 'モデルを読み込み中だとサーバーが伝えています。',
    'model.reading': 'モデルが読んでいるとサーバーが伝えています。',
    'model.answered': 'モデルが応答しています。',
    'model.gone': 'モデルに接続できませんでした。',
    'model.swapped': '別のモデルが返信するようになりました。',
    'model.cut': 'モデルはチャットの最後しか読みませんでした。',
    'notice.dismiss': 'お知らせを閉じました。',
    'stream.model': '言語モデルが何をしているかをサーバーが伝えています。',
    'model.asked': 'サーバーがメッセージを受け取り、モデルに送ります。',
  },
};
