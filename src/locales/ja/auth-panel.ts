import type { Messages } from '../messages.ts';

export const authPanel: Messages['authPanel'] = {
  signUp: {
    title: 'アカウントを作成',
    subtitle: 'ようこそ！ 必要な項目を入力して始めましょう。',
    question: 'すでにアカウントをお持ちですか？',
  },
  signIn: {
    title: (product) => `${product}にログイン`,
    subtitle: 'おかえりなさい。ログインして続けましょう。',
    question: 'アカウントをお持ちでない方',
    switch: '新規登録',
  },
  google: 'Googleで続ける',
  discord: 'Discordで続ける',
  missing: 'ここでは利用できません',
  or: 'または',
  email: 'メールアドレス',
  password: 'パスワード',
  passwordHint: '8文字以上',
  forgot: 'パスワードをお忘れですか？',
  submit: '続ける',
  busy: 'お待ちください…',
  noMail: {
    title: 'リンクの準備ができました',
    printed:
      'このサーバーはメールを送信しません。リンクは、サーバーを実行しているターミナルに表示されています。',
    stored: 'このサーバーはメールを送信しません。リンクは「outbox」フォルダーにあり、運営者が確認できます。',
  },
  secondStep: {
    title: 'ご本人であることを確認してください',
    text: 'このアカウントではパスキーも必要です。',
    hidden: 'このサイトでは、このブラウザーでパスキーを使えません。リカバリーコードを使ってください。',
    useCode: '代わりにリカバリーコードを使う',
    usePasskey: '代わりにパスキーを使う',
    codeText: '保存したリカバリーコードを1つ入力してください。各コードは一度だけ使えます。',
    code: 'リカバリーコード',
    expired: 'このログインは期限切れです',
    expiredText: '安全のため、もう一度ログインしてください。',
    again: 'もう一度ログイン',
  },
  passkey: {
    choose: 'パスキーでログイン',
    prompt: 'ブラウザーの案内に従ってください…',
    problems: {
      canceled: 'パスキーは使われませんでした。もう一度試すか、ほかの方法を選んでください。',
      timedOut: '時間切れになりました。もう一度お試しください。',
      duplicate: 'この端末には、すでにこのアカウントのパスキーがあります。',
      unsupported:
        'このサイトでは、このブラウザーでパスキーを使えません。ほかのブラウザーや端末をお試しください。',
    },
  },
};
