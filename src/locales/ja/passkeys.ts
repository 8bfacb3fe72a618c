import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const passkeys: Messages['passkeys'] = {
  title: 'パスキー',
  text: 'パスワードの代わりに、指紋、顔認証、画面ロックでログインできます。',
  loading: 'パスキーを読み込んでいます',
  failed: 'パスキーを読み込めませんでした',
  add: 'パスキーを追加',
  adding: 'ご本人であることを確認してください。次に、パスキーの保存先をブラウザーが尋ねます。',
  password: 'パスワード',
  next: '続ける',
  busy: 'お待ちください…',
  added: 'パスキーを追加しました。次からこのパスキーでログインできます。',
  created: (time) => `${formats.date(time)}に追加`,
  used: (time) => `最終使用日：${formats.date(time)}`,
  unused: '未使用',
  name: 'パスキーの名前',
  save: '保存',
  saving: '保存しています…',
  renameOf: (name) => `${name}の名前を変更`,
  removeOf: (name) => `${name}を削除`,
  question: (name) => `${name}を削除しますか？`,
  removing: 'このパスキーではログインできなくなります。端末やパスワード管理アプリからも削除してください。',
  remove: '削除',
  removed: 'パスキーを削除しました。',
};
