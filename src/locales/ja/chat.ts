import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

export const chat: Messages['chat'] = {
  loading: 'チャットを開いています',
  failed: 'チャットを開けませんでした',
  missing: {
    title: 'このチャットはここにありません',
    text: '削除されたか、別のアカウントのものかもしれません。',
    action: '自分のチャットを見る',
  },
  back: 'チャット一覧に戻る',
  persona: 'このチャットでのあなた',
  profile: (name) => `${name}について`,
  companion: 'AIキャラクター',
  scripted: 'AIキャラクター・台本',
  replying: '返信中…',
  reconnecting: '再接続中…',
  left: chats,
  conversation: (name) => `${name}との会話`,
  notice: (name) => `${name}はAIのキャラクターで、人間ではありません。話の内容は作り話です。`,
  saidBy: { user: 'あなた：', mate: (name) => `${name}：` },
  older: {
    loading: '以前のメッセージを読み込んでいます',
    failed: '以前のメッセージが届きませんでした。',
    retry: 'もう一度',
    whole: 'ここが始まりです。',
  },
  latest: '最新のメッセージへ',
  composer: {
    label: (name) => `${name}へのメッセージ`,
    send: '送信',
    stop: '止める',
    price: (left) => `1通につきチャット1回・残り${formats.number(left)}回`,
    empty: 'チャットの残りがありません。',
    signedOut: 'ログアウトしています。書いた内容はここに残ります。',
    blocked: (name: string) => `${name}をブロックしています。話したことは引き続き読めます。`,
    unblock: 'プロフィールで解除する',
    more: 'チャットを増やす',
    long: (over) => formats.count(over, { other: '#文字オーバー' }),
    keys: 'Enterで送信、ShiftとEnterで改行、上矢印で前に言ったことを呼び戻します。',
  },
  live: {
    slow: 'いつもより時間がかかっています…',
    stalled: '接続が切れました。つなぎ直しています…',
    stopping: '止めています…',
  },
  queued: '送信待ち',
  notSent: {
    stopped: 'まだ送信していません。',
    expired: '未送信：先にログインしてください。',
    empty: '未送信：チャットの残りがありません。',
    ageless: 'これを送るには、先に生年月日が必要です。',
    unreachable: '未送信：接続がありません。ネットワークが戻ると自動で送られます。',
    stream: '未送信：サーバーが受け取りませんでした。',
    rejected: (reason) => (reason === '' ? '未送信です。' : `未送信：${reason}`),
    again: 'もう一度送る',
    back: '取り消す',
    signIn: 'ログイン',
  },
  refused: {
    4030: 'このキャラクターはもういません。話したことは引き続き読めます。',
    4032: 'まだここでチャットできる年齢ではありません。',
    4033: '成人向けの内容はオフになっています。プロフィールでオンにできます。',
    4040: 'この会話は削除されました。',
    4220: '18歳未満の人が関わる性的なものは、ここでは許されません。',
    4230: 'このキャラクターをブロックしています。また書くには、プロフィールで解除してください。',
    5000: 'サーバーで問題が起きました。もう一度お試しください。',
    5020: '返事が来なかったため、チャットは消費されていません。もう一度お試しください。',
    5030: 'サービスは一時的にご利用いただけません。少したってからもう一度お試しください。',
  },
  broken: {
    stopped: 'この返信を止めました。',
    interrupted: 'この返信は途中で切れました。',
    failed: '返信がありませんでした。',
    retry: 'もう一度たずねる',
  },
  when: (said, now) => {
    const time = formats.clock(said);
    const days = daysBetween(said, now);
    if (days === 0) return `${said.getHours() >= 18 ? '今夜' : '今日'} ${time}`;
    return `${days === 1 ? '昨日' : formats.day(said, now)} ${time}`;
  },
};
