import type { Messages } from '../messages.ts';
import { nonzero } from '../nonzero.ts';
import { formats } from './app/formats.ts';

export const imports: Messages['imports'] = {
  back: 'チャット一覧に戻る',
  intro:
    'SillyTavern、Agnai、RisuAI、Character.AI、ChatGPTから、キャラクター、チャット、ペルソナを取り込めます。書き出したファイル、圧縮ファイル、フォルダーを選ぶか、ここにドロップまたは貼り付けてください。インポートの前に内容を確認できます。',
  choose: 'ファイルを選ぶ',
  folder: 'フォルダーを選ぶ',
  reading: 'ファイルを読み込んでいます…',
  unread: (reason) => `ファイルを読み込めませんでした。${reason}`,
  nothing: 'インポートできるものがありません。',
  found: 'インポートするもの',
  kinds: {
    mate: (count) => `キャラクター（${formats.number(count)}）`,
    chat: (count) => `チャット（${formats.number(count)}）`,
    persona: (count) => `ペルソナ（${formats.number(count)}）`,
    book: (count) => `ロアブック（${formats.number(count)}）`,
  },
  unnamed: '名前なし',
  messages: (count) => `メッセージ：${formats.number(count)}件`,
  broken: (count) => `読めない行：${formats.number(count)}行`,
  all: 'すべて',
  private: '新しいキャラクターは非公開です。公開する前に年齢と文章を確認してください。',
  goOn: (name) => `${name}とのチャットの移動先`,
  newMate: '新しい非公開キャラクター',
  rejected: 'インポートできないもの',
  more: (count) => `ほか${formats.number(count)}件`,
  problems: {
    large: '大きすぎます',
    long: 'メッセージが多すぎます',
    encoding: 'Unicodeテキストではありません',
    damaged: '壊れているか不完全です',
    empty: 'メッセージがありません',
    unknown: '対応していない形式です',
  },
  card: 'このカードは読み込めません。',
  start: 'インポート',
  stop: '停止',
  resume: '続ける',
  progress: 'インポートの進み具合',
  importing: 'インポートしています…',
  stopped: 'インポートを停止しました。取り込み済みのものは残り、二重には追加されません。',
  interrupted: (reason) => `インポートが中断されました。${reason}`,
  done: 'インポートが終わりました。',
  counts: (mates, chats, personas, books) =>
    nonzero(
      [
        [mates, `キャラクター：${formats.number(mates)}。`],
        [chats, `チャット：${formats.number(chats)}。`],
        [personas, `ペルソナ：${formats.number(personas)}。`],
        [books, `ロアブック：${formats.number(books)}。`],
      ],
      '',
    ),
  skipped: (count) => `インポートされなかったロアブックの項目：${formats.number(count)}件`,
  refused: 'インポートされなかったもの',
  toChats: 'チャットを見る',
  past: {
    title: '過去のインポート',
    loading: '過去のインポートを読み込んでいます',
    failed: '過去のインポートを読み込めませんでした',
    when: (time) => formats.moment(time),
    undo: 'インポートを取り消す',
    undoOf: (when) => `${when}のインポートを取り消す`,
    ask: 'このインポートを取り消しますか？',
    text: '作成されたものはすべて削除されます。その後に使ったり変更したりしたものは残ります。',
    undoing: '取り消しています…',
    undone: 'インポートを取り消しました。',
    retained: (count) =>
      `インポートを取り消しました。その後に使ったため残ったもの：${formats.number(count)}件。`,
  },
};
