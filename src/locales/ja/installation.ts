import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const installation: Messages['installation'] = {
  update: {
    available: '新しいバージョンがあります。',
    reload: '再読み込み',
    pending: '再読み込み中…',
    dismiss: '後で',
  },
  version: (version: string) => `バージョン：${version}`,
  title: 'アプリ',
  install: {
    offer: (product) =>
      `${product}をインストールすると、専用のウィンドウで開き、最近のチャットをオフラインで読めます。`,
    text: (product) => `ホーム画面やデスクトップから、${product}を専用のウィンドウで開けます。`,
    action: 'インストール',
    pending: 'インストール中…',
    installed: 'この端末にアプリがインストールされています。',
    ios: 'アプリをインストールするには、Safariの「共有」をタップし、「ホーム画面に追加」を選びます。',
  },
  copies: {
    label: '最近のチャットをこの端末に保存する',
    text: (rooms, messages) =>
      `直近${formats.number(rooms)}件のチャットを、それぞれ最大${formats.number(messages)}件のメッセージまでオフラインで読めます。ログアウトすると削除されます。このブラウザのストレージにアクセスできる人には読まれる可能性があります。一時チャットは保存されません。`,
  },
};
