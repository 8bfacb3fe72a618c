import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const passkeys: Messages['passkeys'] = {
  title: 'パスキー',
  text: 'パスワードの代わりに、指紋、顔認証、画面ロックでログインできます。',
  loading: 'パスキーを読み込んでいます',
  failed: 'パスキーを読み込めませんでした',
  add: 'パスキーを追加',
  adding: 'ご本人であることを確認してください。次に、パスキーの保存先をブラウザーが尋ねます。',
  password: 'パスワード',
  busy: 'お待ちください…',
  added: 'パスキーを追加しました。次からこのパスキーでログインできます。',
  created: (time) => `${formats.date(time)}に追加`,
  used: (time) => `最終使用日：${formats.date(time)}`,
  unused: '未使用',
  name: 'パスキーの名前',
  renameOf: (name) => `${name}の名前を変更`,
  removeOf: (name) => `${name}を削除`,
  question: (name) => `${name}を削除しますか？`,
  removing: 'このパスキーではログインできなくなります。端末やパスワード管理アプリからも削除してください。',
  remove: '削除',
  removed: 'パスキーを削除しました。',
  secondStep: {
    title: 'パスワードの後にパスキーを求める',
    text: 'パスワードが盗まれても、それだけではログインできなくなります。GoogleやDiscordでのログインでも求められます。',
    turnOn: 'オンにする',
    turnOff: 'オフにする',
    renewCodes: '新しいリカバリーコード',
    left: (count) => `オン。${formats.count(count, { other: 'リカバリーコードの残り：#個' })}`,
    turningOn:
      'ご本人であることを確認してください。次に、パスキーをなくした場合に備えたリカバリーコードが表示されます。',
    turningOff: 'オフにすると、パスワードだけでログインできます。リカバリーコードは使えなくなります。',
    renewing: 'これまでのリカバリーコードは使えなくなります。',
    codes: 'リカバリーコードを保存してください',
    codesText:
      '各コードは一度だけパスキーの代わりに使えます。表示されるのは今だけです。安全な場所に保管してください。',
    copy: 'コピー',
    copied: 'リカバリーコードをコピーしました。',
    notCopied: 'コードをコピーできませんでした。書き留めるか、ダウンロードしてください。',
    download: 'ダウンロード',
    file: 'リカバリーコード.txt',
    saved: '保存しました',
    remind: '先にコードを保存してください。もう一度表示することはできません。',
    needed: 'これが最後のパスキーです',
    neededText:
      'このアカウントはパスワードの後にパスキーを求めます。先にオフにするか、別のパスキーを追加してください。',
  },
};
