import type { Messages } from '../../messages.ts';
import { formats } from '../formats.ts';

export const components: Messages['components'] = {
  close: '閉じる',
  clear: (field) => `${field}を消す`,
  retry: 'もう一度',
  cancel: 'キャンセル',
  remove: (name) => `${name}を削除`,
  edit: (name) => `${name}を編集`,
  name: '名前',
  findMate: 'キャラクターを探す',
  more: 'もっと見る',
  preparing: '準備しています…',
  you: 'あなた',
  sending: '送信中…',
  stop: '止める',
  undo: '元に戻す',
  saving: '保存しています…',
  save: '保存',
  loading: '読み込んでいます…',
  deleting: '削除しています…',
  stopWaiting: '待つのをやめる',
  chatWith: (name) => `${name}と話す`,
  quoted: (text) => `「${text}」`,
  slow: 'いつもより時間がかかっています。まだ試しています。',
  compact: formats.compact,
  chats: (count) => formats.count(count, { other: '会話#件' }, formats.compact(count)),
};
