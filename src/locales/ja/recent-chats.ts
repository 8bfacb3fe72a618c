import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const recentChats: Messages['recentChats'] = {
  loading: 'チャットを読み込んでいます',
  you: 'あなた：',
  replying: '返信中…',
  unread: '新しい返信',
  /** A draft, or a message that this browser could not send. */
  unsent: '未送信',
  nothingSaid: 'メッセージはまだありません',
  hidden: '成人向けの内容がオフの間は非表示です',
  options: (name) => `${name}とのチャットのオプション`,
  remove: (name) => `${name}とのチャットを削除`,
  archive: {
    add: (name) => `${name}とのチャットをアーカイブ`,
    leave: (name) => `${name}とのチャットを一覧に戻す`,
    title: (count) => `アーカイブ済み（${formats.number(count)}）`,
    added: 'チャットをアーカイブしました。一覧の最後にあります。',
    left: 'チャットを一覧に戻しました。',
  },
  orphaned: {
    text: 'テキストが送信される前に、このチャットは削除されました。テキストはコピーまたは破棄できます。',
    copy: 'テキストをコピー',
    discard: '破棄',
    copied: 'コピーしました',
    notCopied: 'コピーできませんでした。テキストを選択してコピーしてください。',
    discarded: 'テキストを破棄しました。',
  },
  import: {
    choose: (product) => `${product}で保存したチャットをインポート`,
    otherApps: 'ほかのアプリからインポート',
    reading: 'ファイルを読んでいます…',
    sending: 'チャットをインポートしています…',
    slow: '通常より時間がかかっています。',
    large: 'このファイルは大きすぎます。チャットは4 MBまでです。',
    damaged: 'このファイルはエクスポートしたチャットではないか、壊れています。',
    encoding:
      'このファイルはUTF-8のテキストではありません。UTF-8で保存してから、もう一度読み込んでください。',
    newer: 'このファイルは新しいバージョンで作られました。',
    long: (count) =>
      `チャットが長すぎてインポートできません。メッセージは${formats.number(count)}件までです。`,
    text: 'このファイルには、長すぎてインポートできないメッセージがあります。',
    done: 'チャットをインポートしました。',
  },
  empty: {
    title: 'チャットはまだありません',
    text: 'キャラクターと始めたチャットがここに表示されます。',
  },
  failed: 'チャットを読み込めませんでした',
  confirm: {
    title: (name) => `${name}とのチャットを削除しますか？`,
  },
  when: (written, now) => {
    const today = now ?? new Date();
    const days = daysBetween(written, today);
    if (days === 0) return formats.clock(written);
    return days === 1 ? '昨日' : formats.day(written, today);
  },
};
