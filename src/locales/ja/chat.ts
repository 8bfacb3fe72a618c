import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

export const chat: Messages['chat'] = {
  loading: 'チャットを開いています…',
  failed: 'このチャットを開けませんでした',
  missing: {
    title: 'チャットが見つかりません',
    text: '削除されたか、別のアカウントのものかもしれません。',
    action: '自分のチャットを見る',
  },
  messageGone: 'このメッセージは表示できません。削除された可能性があります。',
  back: 'チャット一覧に戻る',
  menu: 'チャットのメニュー',
  search: 'このチャットを検索',
  pinned: 'ピン留めしたメッセージ',
  pane: 'このチャットについて',
  persona: 'このチャットでのペルソナ',
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
    loading: '読み込んでいます…',
    failed: '以前のメッセージを読み込めませんでした。',
    retry: 'もう一度',
    whole: '会話はここから始まりました。',
  },
  latest: '最新のメッセージへ',
  composer: {
    label: (name) => `${name}へのメッセージ`,
    send: '送信',
    stop: '止める',
    price: (left) => `1通につき1クレジット・残り${formats.number(left)}`,
    empty: 'クレジットがありません。',
    signedOut: 'ログアウトしています。下書きはこの端末に保存されています。',
    blocked: (name: string) => `${name}をブロックしています。`,
    unblock: 'プロフィールで解除する',
    more: 'クレジットを追加',
    long: (over) => formats.count(over, { other: '#文字オーバー' }),
    keys: 'Enterで送信、Shift+Enterで改行、上矢印で以前のメッセージを呼び出せます。',
  },
  live: {
    slow: 'いつもより時間がかかっています…',
    reconnecting: '接続が切れました。再接続しています…',
    stopping: '止めています…',
  },
  queued: '送信待ち',
  moveUp: '先に送る',
  notSent: {
    stopped: 'まだ送信していません。',
    expired: '未送信です。ログインしてください。',
    empty: '未送信です。クレジットがありません。',
    ageless: '送信するには生年月日を入力してください。',
    unreachable: '未送信です。接続が戻ると自動で送信されます。',
    stream: '未送信です。サーバーで問題が発生しました。',
    rejected: (reason) => (reason === '' ? '未送信です。' : `未送信です。${reason}`),
    again: 'もう一度送る',
    back: 'メッセージを編集',
    signIn: 'ログイン',
  },
  refused: {
    4030: 'このキャラクターは利用できなくなりました。このチャットは引き続き読めます。',
    4032: 'まだチャットできる年齢ではありません。',
    4033: '成人向けの内容はオフになっています。プロフィールでオンにできます。',
    4040: 'この会話は削除されました。',
    4220: '18歳未満の人が関わる性的な内容は禁止されています。',
    4230: 'このキャラクターをブロックしています。また送るには、プロフィールで解除してください。',
    5000: 'サーバーで問題が起きました。もう一度お試しください。',
    5020: '返信がなかったため、クレジットは消費されていません。もう一度お試しください。',
    5030: 'サービスは一時的にご利用いただけません。少したってからもう一度お試しください。',
  },
  broken: {
    another: '別の返信を取得できませんでした。',
    stopped: 'この返信を止めました。',
    interrupted: 'この返信は途中で切れました。',
    failed: '返信がありませんでした。',
    continue: '続ける',
    retry: '再試行',
  },
  when: (said, now) => {
    const time = formats.clock(said);
    const days = daysBetween(said, now);
    if (days === 0) return `${said.getHours() >= 18 ? '今夜' : '今日'} ${time}`;
    return `${days === 1 ? '昨日' : formats.day(said, now)} ${time}`;
  },
};
