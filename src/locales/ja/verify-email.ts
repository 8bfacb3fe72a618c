import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const verifyEmail: Messages['verifyEmail'] = {
  title: 'メールを確認してください',
  sentTo: (email) => `${email} にリンクを送りました。開くと、このページは自動で進みます。`,
  sent: 'リンクを送りました。開くと、このページは自動で進みます。',
  waiting: 'リンクが開かれるのを待っています',
  paused: 'ページを離れている間は休んでいます。戻ると再開します。',
  hint: '届いていませんか？ 迷惑メールも見てみてください。',
  resend: 'もう一度送る',
  resending: '送信しています…',
  resendIn: (seconds) => `${formats.number(seconds)}秒後にもう一度`,
  stop: '待つのをやめる',
  lookAgain: 'もう一度確認',
  stopped: {
    title: '確認をやめました',
    text: 'メールのリンクはまだ使えます。開いてから、もう一度確認するかログインしてください。',
  },
  expired: {
    title: '確認をやめました',
    text: '10分たちました。リンクはまだ使えるかもしれません。開いてもう一度確認するか、新しく送ってもらってください。',
  },
  nothing: {
    title: '確認するものがありません',
    text: '先にアカウントを作成すると、リンクをお送りします。',
    signUp: 'アカウントを作成',
    signIn: 'ログイン',
  },
  confirming: { title: 'アドレスを確認しています', text: '少々お待ちください。' },
  confirmed: {
    title: 'アドレスを確認しました',
    text: 'アカウントを作成したページは自動で進みます。このページは閉じても、ここからログインしてもかまいません。',
    discover: '「見つける」へ',
  },
  refused: { title: 'このリンクは使えませんでした', fresh: 'アカウントを作成' },
};
