import type { Messages } from '../messages.ts';
import { durationsOf } from '../intl-durations.ts';
import { formats } from './app/formats.ts';

const lasting = durationsOf('ja');

export const verifyEmail: Messages['verifyEmail'] = {
  title: 'メールを確認してください',
  sentTo: (email) => `${email}にリンクを送りました。開いてアドレスを確認すると、このページは自動で進みます。`,
  sent: 'リンクを送りました。開いてアドレスを確認すると、このページは自動で進みます。',
  waiting: 'アドレスの確認を待っています',
  paused: 'ページを離れている間は休んでいます。戻ると再開します。',
  hint: '届いていませんか？迷惑メールフォルダーも確認してください。',
  resend: '再送信',
  sentAgain: {
    delivered: '新しいリンクを送りました。',
    printed: '新しいリンクは、サーバーを実行しているターミナルに表示されています。',
    stored: '新しいリンクは「outbox」フォルダーにあり、運営者が確認できます。',
  },
  resendIn: (seconds) =>
    seconds < 120
      ? `${formats.number(seconds)}秒後に再送信`
      : `${lasting(Math.ceil(seconds / 60))}後に再送信`,
  otherAddress: '別のアドレスを使う',
  lookAgain: 'もう一度確認',
  stopped: {
    title: '確認をやめました',
    text: 'リンクはまだ使えます。開いてから、もう一度確認するかログインしてください。',
  },
  expired: {
    text: '10分たちました。リンクはまだ使えるかもしれません。開いてもう一度確認するか、新しいリンクを送ってください。',
  },
  nothing: {
    title: '確認するものがありません',
    text: 'リンクをもう一度開くか、アカウントを作成してください。',
    signUp: 'アカウントを作成',
  },
  linkOpened: {
    title: 'メールアドレスを確認してください',
    text: 'あと一歩でアカウントが使えます。',
    confirm: 'メールアドレスを確認する',
    notYou:
      'お心当たりがない場合は、ほかの人がこのアドレスを入力した可能性があります。このページを閉じてください。確認しなければ、アカウントは作成されません。',
  },
  confirming: { title: 'アドレスを確認しています', text: '少々お待ちください。' },
  passwordRequired: {
    title: '登録時に決めたパスワードを入力してください',
    text: '登録は別のブラウザーで行われました。そこで決めたパスワードを入力してください。',
    submit: '確認してログイン',
    checking: '確認しています…',
    notYou:
      'ほかの人がこのアドレスで登録した可能性があります。お心当たりがなければ、このページを閉じてください。このパスワードがなければ、アカウントは作成されません。',
    ownAccount: '自分のアカウントを作成',
  },
  confirmed: {
    title: 'アドレスを確認しました',
    signIn: 'ログインできます。',
    signedIn: 'ログインしました。',
    signingIn: 'ログインしています…',
  },
  addressTaken: {
    title: 'このメールアドレスのアカウントがすでにあります',
    text: '続けるにはログインしてください。もう一度登録した覚えがなければ、何もする必要はありません。',
  },
  linkExpired: {
    title: 'リンクの有効期限が切れました',
    text: 'リンクは24時間有効です。もう一度登録すると、新しいリンクが届きます。',
  },
  rejected: { title: 'アドレスを確認できませんでした' },
};
