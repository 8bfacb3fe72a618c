import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { chats, formats } from './app/formats.ts';

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
  behind: 'このチャットのしくみ',
  another: (name) => `${name}と新しいチャット`,
  profile: (name) => `${name}について`,
  temporary: {
    name: '一時チャット',
    banner: 'このチャットの内容は記憶されません。自分で終了するか、閉じてから1時間たつと削除されます。',
    end: 'チャットを終了',
    endFailed: (reason) => `チャットを終了できませんでした。${reason}`,
    ended: { title: 'この一時チャットは終了しました', text: 'メッセージは削除されました。' },
    again: '新しい一時チャット',
  },
  missingModel: {
    name: '利用できないモデル',
    text: (model, mate) => `モデル「${model}」は利用できなくなりました。${mate}は標準のモデルで返信します。`,
    choose: 'モデルを選ぶ',
  },
  companion: 'AIキャラクター',
  origin: {
    scripted: 'ここでの返信は、用意された文章から選ばれます。',
    model: 'ここでの返信は、言語モデルが書いています。',
  },
  replying: '返信中…',
  reconnecting: '再接続中…',
  conversation: (name) => `${name}との会話`,
  saidBy: { user: 'あなた：', mate: (name) => `${name}：` },
  older: {
    failed: '以前のメッセージを読み込めませんでした。',
    whole: '会話はここから始まりました。',
  },
  print: {
    open: '印刷',
    loaded: (count) => formats.count(count, { other: '#件のメッセージを読み込みました' }),
    unsupported: 'このブラウザではこのページを印刷できません。',
    omitted: (count) =>
      `新しい${formats.number(count)}件のメッセージだけを印刷しています。以前のメッセージも印刷するには、チャットのメニューで「印刷」を選んでください。`,
    limited: (count, all, place) =>
      `全${formats.number(all)}件のうち、新しい${formats.number(count)}件のメッセージだけを印刷しています。すべてのメッセージは「${place}」からダウンロードできます。`,
  },
  latest: '最新のメッセージへ',
  composer: {
    label: (name) => `${name}へのメッセージ`,
    send: '送信',
    price: (left) => `1通につき1クレジット・残り${formats.number(left)}`,
    empty: 'クレジットがありません。',
    signedOut: 'ログアウトしています。下書きはこの端末に保存されています。',
    blocked: (name: string) => `${name}をブロックしています。`,
    unblock: 'プロフィールで解除する',
    refill: (credits, time) => `${formats.moment(time)}以降、また${chats(credits)}になります。`,
    more: 'クレジットを追加',
    long: (over) => formats.count(over, { other: '#文字オーバー' }),
    keys: 'Enterで送信、Shift+Enterで改行。入力欄が空のときは上矢印で直前の自分のメッセージを編集、Alt+上矢印で以前に入力した文を呼び出せます。',
  },
  live: {
    thinking: '考えています…',
    slow: '通常より時間がかかっています…',
    reconnecting: '接続が切れました。再接続しています…',
    stopping: '停止しています…',
  },
  queued: '送信待ち',
  offline: 'ネットワークの接続を待っています',
  moveUp: '先に送る',
  notSent: {
    stopped: 'まだ送信していません。',
    expired: '未送信です。ログインしてください。',
    empty: '未送信です。クレジットがありません。',
    ageless: '送信するには生年月日を入力してください。',
    unreachable: '未送信です。接続が戻ると自動で送信されます。',
    stream: '未送信です。サーバーで問題が発生しました。',
    rejected: (reason) => `未送信です。${reason}`,
    again: '再送信',
    back: 'メッセージを編集',
  },
  refused: {
    4030: 'このキャラクターは利用できなくなりました。このチャットは引き続き読めます。',
    4032: 'まだチャットできる年齢ではありません。',
    4033: '成人向けの内容はオフになっています。プロフィールでオンにできます。',
    4040: 'このチャットは削除されました。',
    4220: '18歳未満の人が関わる性的な内容は禁止されています。',
    4230: 'このキャラクターをブロックしています。また送るには、プロフィールで解除してください。',
    4231: 'このキャラクターは運営により非公開になりました。このチャットは引き続き読めます。',
    5000: 'サーバーで問題が起きました。もう一度お試しください。',
    5020: '返信がなかったため、クレジットは消費されていません。もう一度お試しください。',
    5030: 'サービスは一時的にご利用いただけません。少したってからもう一度お試しください。',
  },
  broken: {
    another: '別の返信を取得できませんでした。',
    stopped: 'この返信を停止しました。',
    interrupted: 'この返信は途中で切れました。',
    failed: '返信がありませんでした。',
    unread: 'この返信を読み込めませんでした。',
    uncharged: 'クレジットは消費されていません。',
    problems: {
      unreachable: '言語モデルに接続できませんでした。',
      refused: '言語モデルがリクエストを拒否しました。',
      slow: '言語モデルの応答に時間がかかりすぎました。',
      broken: '言語モデルの応答が途中で途切れました。',
      empty: '言語モデルからテキストが届きませんでした。',
      stopped: 'サーバーが再起動されました。',
      unforeseen: 'サーバーで問題が発生しました。',
    },
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
