import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const passwordReset: Messages['passwordReset'] = {
  asking: {
    text: 'アカウントのメールアドレスを入力してください。新しいパスワードを設定するリンクを発行します。',
    submit: 'リンクを送信',
  },
  sent: {
    title: 'メールをご確認ください',
    text: (email) =>
      `${email}にメールを送信しました。リンクは30分間有効です。届かない場合は迷惑メールフォルダーをご確認ください。`,
    again: '別のアドレスを試す、または再送信',
  },
  choosing: {
    title: '新しいパスワードを設定',
    text: 'ほかのすべての端末からログアウトされます。',
    submit: '保存してログイン',
  },
  opening: { loading: 'リンクを確認しています', failed: 'リンクを確認できませんでした' },
  passkeys: {
    title: 'ログインできるパスキー',
    text: '見覚えのないものを選んでください。保存すると削除されます。',
    added: (time) => `追加日：${formats.date(time)}`,
  },
  expired: {
    title: 'このリンクはもう使えません',
    text: 'リンクは30分間、一度だけ使えます。',
    again: 'リンクを再送信',
  },
  unsupported: {
    title: 'ここでは利用できません',
    text: 'このサーバーはリンクを送信できません。アカウントに戻るにはこのサーバーの運営者にお問い合わせください。',
  },
  changed: {
    title: 'パスワードを変更しました',
    text: 'ログインするには、パスキーまたはリカバリーコードで確認してください。',
  },
  done: { title: 'パスワードを変更しました', text: 'ログインしました。' },
};
