import type { Messages } from '../messages.ts';

export const roomSettings: Messages['roomSettings'] = {
  title: {
    title: 'この会話の名前',
    label: '名前',
    hint: '任意。最近のチャットと会話の上に表示されます。',
    save: '名前を保存',
    saved: '名前を保存しました。',
  },
  scene: '始まり',
  notes: {
    title: (mate) => `${mate}に覚えていてほしいこと`,
    label: 'この会話のメモ',
    hint: '任意。この会話だけで、次のメッセージから使われます。',
    save: 'メモを保存',
    saved: 'メモを保存しました。',
    unsaved: '未保存',
    loading: 'メモを読み込んでいます',
    failed: 'メモを読み込めませんでした。',
  },
  data: {
    title: 'この会話',
    text: 'コピーをダウンロードするか、削除できます。JSONファイルには、メッセージのほかのバージョンもすべて含まれます。',
    search: 'この会話を検索',
    json: 'JSONでダウンロード',
    markdown: 'テキストでダウンロード',
    remove: 'この会話を削除',
  },
  links: { title: 'つながっている会話', origin: '元の会話:', copy: '続きの会話:' },
  confirm: {
    title: (mate) => `${mate}との会話を削除しますか？`,
    final: '会話は完全に削除されます。元に戻すことはできません。',
    confirm: '会話を削除',
  },
  removed: (mate) => `${mate}との会話を削除しました。`,
  deleted: 'チャットを削除しました。',
  undoOf: (mate) => `${mate}との会話を元に戻す`,
  undone: '会話を元に戻しました。',
  failed: (reason) => `うまくいきませんでした。${reason}`,
  copy: { notes: 'メモ', you: 'あなた' },
};
