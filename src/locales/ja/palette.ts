import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const palette: Messages['palette'] = {
  title: '移動',
  label: 'ページ、チャット、キャラクターを検索',
  placeholder: 'ページ、チャット、キャラクター',
  pages: 'ページ',
  mates: 'キャラクター',
  count: (results) => formats.count(results, { other: '#件の結果' }),
  none: '結果がありません',
  failed: '一部の結果を読み込めませんでした。',
  shortcuts: {
    title: 'キーボードショートカット',
    everywhere: 'すべての画面',
    composer: 'メッセージ入力欄',
    lists: 'メニューとリスト',
    palette: 'ページ、チャット、キャラクターに移動',
    shortcuts: 'キーボードショートカットを表示',
    close: 'ダイアログやメニューを閉じる',
    send: 'メッセージを送信',
    line: '改行',
    edit: '自分の最後のメッセージを編集（入力欄が空のとき）',
    recall: '以前に送信した内容をたどる（入力欄が空のとき）',
    stop: '返信を停止、または編集をキャンセル',
    move: '前または次の項目に移動',
    ends: '最初または最後の項目に移動',
    version: '前または次のバージョンを表示（切り替えボタン上で）',
  },
  keys: {
    ctrl: 'Ctrl',
    shift: 'Shift',
    alt: 'Alt',
    enter: 'Enter',
    escape: 'Esc',
    home: 'Home',
    end: 'End',
  },
};
