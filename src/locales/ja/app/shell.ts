import type { Messages } from '../../messages.ts';

export const titles: Messages['titles'] = {
  discover: '見つける',
  detail: 'キャラクター',
  favorite: 'お気に入り',
  recentChats: '最近のチャット',
  privacyNotice: 'プライバシーについて',
  termsOfUse: '利用規約',
  support: 'サポート',
  faq: 'よくある質問',
  communityGuidelines: 'コミュニティのルール',
  safety: '安全と相談窓口',
  verifyEmailAddress: 'メールアドレスの確認',
  passwordReset: '新しいパスワード',
  sessions: 'ログイン中のブラウザー',
  emailLink: 'メールアドレスの変更',
  followList: 'フォロー中',
  collection: 'コレクション',
  forYou: 'あなたへ',
  chatDetail: 'チャット',
  generate: 'キャラクターを作る',
  search: '検索',
  mine: 'マイページ',
  category: 'カテゴリー',
  singlePackage: 'パッケージ',
  subscription: 'サブスクリプション',
  chatProfile: 'チャットでのペルソナ',
  lorebooks: 'ロアブック',
  lorebook: 'ロアブック',
  memory: '記憶',
  profile: 'プロフィール',
  userSubscription: 'あなたのサブスクリプション',
  notFound: 'ページが見つかりません',
};

export const shell: Messages['shell'] = {
  windowTitle: (title, product) => `${title} · ${product}`,
  failure: {
    expired: 'セッションの有効期限が切れました。もう一度ログインしてください。',
    visitor: '続けるにはログインしてください。',
    rejected: 'サーバーに断られました。',
    unreachable: 'サーバーに接続できませんでした。接続を確認して、もう一度お試しください。',
    stream: '返信が途切れました。',
  },
  somethingError: '問題が発生しました',
  storageRefused:
    'このブラウザーはデータを保存できません。ページを閉じると未送信のメッセージは失われ、ログアウトされることがあります。',
  broken: {
    title: '問題が発生しました',
    text: 'ページでエラーが発生しました。送信したメッセージは失われていません。',
    reload: 'ページを再読み込み',
  },
};
