import type { Messages } from '../messages.ts';

export const profile: Messages['profile'] = {
  loading: 'プロフィールを読み込んでいます',
  failed: 'プロフィールを読み込めませんでした',
  you: {
    nameHint: 'ペルソナを使わないとき、キャラクターはこの名前で呼びます。',
    colour: 'アイコンの色',
    saved: 'プロフィールを保存しました。',
  },
  password: {
    old: '現在のパスワード',
    note: 'パスワードを変更すると、ほかの端末からログアウトされます。',
    none: '別のサービスでログインしています。パスワードを設定することもできます。',
    set: 'パスワードを設定',
    change: 'パスワードを変更',
    changing: '変更しています…',
    changed: 'パスワードを変更しました。ほかの端末からはログアウトされました。',
  },
  sessions: { title: 'ログイン中のブラウザー', text: 'ブラウザーの確認とログアウト。' },
  look: '見た目と言語',
  matesEnglish: 'キャラクターの文章は翻訳されません。台本のキャラクターは英語で返信します。',
  data: {
    title: 'あなたのデータ',
    text: 'アカウント、ペルソナ、会話、クレジットの履歴など、保存されているあなたの情報すべてをまとめたファイルです。',
    download: 'データをダウンロード',
    done: 'ダウンロードを開始しました。',
    file: 'my-data.json',
  },
  farewell: {
    title: 'アカウントの削除',
    text: 'アカウント、ペルソナ、会話が完全に削除されます。元に戻すことはできません。',
    open: 'アカウントを削除',
    question: 'アカウントを削除しますか？',
    word: (word) => `確認のため「${word}」と入力してください`,
    password: 'パスワード',
    yes: 'すべて削除',
    done: 'アカウントを削除しました。',
  },
};
