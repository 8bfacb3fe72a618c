import type { Messages } from '../../messages.ts';
import { formats } from '../app/formats.ts';

export const cardBatch: Messages['mateEditor']['batch'] = {
  title: '複数のカードを読み込む',
  tag: '読み込み',
  text: (most) =>
    `キャラクターカード（JSON、PNG、CHARX）を最大${formats.number(most)}個まで選ぶか、ここにドロップしてください。それぞれが、あなただけに見えるキャラクターになります。カードが参照する外部のものは読み込みません。`,
  choose: 'ファイルを選ぶ',
  notReceived: '共有されたファイルを受け取れませんでした。ここで選んでください。',
  folder: 'フォルダーを選ぶ',
  chosen: (count) => `ファイル数：${formats.number(count)}`,
  surplus: (count, most) =>
    `一度に読み込めるのは${formats.number(most)}個までです。読み込まないファイル：${formats.number(count)}個。あとで読み込んでください。`,
  age: 'カードに年齢がないときの年齢',
  ageHint: 'キャラクターはすべて18歳以上です。',
  pictures: 'カードの画像を肖像として使う。成人のキャラクターの画像で、私が使ってよいものです。',
  start: 'すべて読み込む',
  stop: '停止',
  resume: '続ける',
  retryFailed: '失敗したものを再試行',
  progress: (done, total) => `${formats.number(total)}個中${formats.number(done)}個を処理しました`,
  paused: (count) => `停止中。残り：${formats.number(count)}個。`,
  finished: '読み込みが終わりました。',
  tally: {
    imported: (count) => `読み込み済み：${formats.number(count)}`,
    duplicate: (count) => `登録済み：${formats.number(count)}`,
    refused: (count) => `読み込めないもの：${formats.number(count)}`,
    failed: (count) => `失敗：${formats.number(count)}`,
  },
  report: '結果',
  waiting: '待機中',
  running: '読み込んでいます…',
  again: (mate) => `このカードから作った${mate}がすでにいます。`,
  repeat: 'それでも読み込む',
  refusal: {
    name: 'カードに名前がありません。',
    minor: 'このカードのキャラクターは18歳未満です。キャラクターはすべて成人です。',
    invalid: 'このカードの文章に、使えないものが含まれています。',
  },
  added: (fields) => `補った項目（確認してください）：${fields.join('、')}。`,
  kept: (assets) => `ファイル内にあり、書き出し用に保存され、表示されないもの：${assets.join('、')}。`,
  notKept: (assets) =>
    `ファイル内にありますが、大きすぎて保存できません。元のファイルを残してください：${assets.join('、')}。`,
  remote: (count) => `ほかのサーバーにある画像（読み込みません）：${formats.number(count)}。`,
  missing: (count) => `ファイルに見つからない画像：${formats.number(count)}。`,
  assets: {
    icon: (count) => `肖像：${formats.number(count)}`,
    emotion: (count) => `表情：${formats.number(count)}`,
    background: (count) => `背景：${formats.number(count)}`,
    user_icon: (count) => `あなたの肖像：${formats.number(count)}`,
    other: (count) => `その他のファイル：${formats.number(count)}`,
  },
};
