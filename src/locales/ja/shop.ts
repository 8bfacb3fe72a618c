import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

const coins = (number: number): string => formats.count(number, { other: '金貨#枚' });
const days = (number: number): string => formats.count(number, { other: '#日間' });

export const shop: Messages['shop'] = {
  navigation: '購入',
  home: '見つける',
  chats: '自分のチャット',
  packages: 'パッケージ',
  mine: '残高',
  loading: 'パッケージを読み込んでいます',
  failed: 'パッケージが届きませんでした',
  title: 'チャットと金貨',
  intro: 'メッセージ1通でチャットを1回使います。自動で更新されるものはありません。',
  empty: 'チャットを使い切りました。書いた内容はチャットに残っていて、増えればすぐに送れます。',
  toChats: '自分のチャットに戻る',
  closed: 'このサーバーでは今、何も購入できません。',
  sandbox: 'ここはお試しのお店です。購入を試せますが、お金は動きません。',
  buy: (name) => `${name}を選ぶ`,
  name: ({ kind, ...item }) => {
    if (kind === 'subscription') return `1日${chats(item.chats)}`;
    return kind === 'gold' ? coins(item.goldCoins) : chats(item.chats);
  },
  about: ({ kind, ...item }) => {
    if (kind === 'gold') return '必要なときにいつでもチャットと交換できます。';
    if (kind === 'chats') return 'すぐに追加されます。時間がたっても消えません。';
    const extra = item.goldCoins === 0 ? '' : `さらに${coins(item.goldCoins)}がすぐにもらえます。`;
    return `${days(item.days)}続き、そのあと自動で終わります。${extra}`;
  },
  price: ({ price, currency }) => formats.price(price, currency),
  exchange: {
    title: '金貨をチャットと交換',
    offer: (give, get) => `${coins(give)}で${chats(get)}`,
    have: (number) => `${coins(number)}を持っています。`,
    press: (give) => `${coins(give)}を渡す`,
    busy: '交換しています…',
    done: 'チャットを受け取りました。',
    failed: (reason) => `交換されませんでした。${reason}`,
  },
  checkout: {
    title: 'ご注文',
    loading: 'パッケージを読み込んでいます',
    unknown: {
      title: 'そのパッケージはありません',
      text: 'アドレスが古いか、打ち間違いかもしれません。',
    },
    toPackages: 'すべてのパッケージを見る',
    order: (price) => `${price}で注文`,
    again: 'もう一度注文',
    busy: '少々お待ちください…',
    test: 'お試しの支払い',
    testText: 'ここではお金は動きません。支払いの結果を選んでください。',
    choices: {
      pay: '支払ったことにする',
      decline: '支払いが断られたことにする',
      expire: '時間切れになったことにする',
    },
    elsewhere:
      'お支払いは決済会社 Stripe のページで行い、終わるとここに戻ります。カード情報を私たちが見ることはありません。',
    waiting: {
      title: 'お支払いを待っています',
      text: '届き次第、このページに表示されます。離れても、きちんと反映されます。',
      open: '支払いページへ',
    },
    paid: {
      title: 'ありがとうございます',
      text: '残高に追加されました。',
      testText: '残高に追加されました。お金は動いていません。',
    },
    refunded: {
      title: 'この注文は返金されました',
      text: 'お支払いは返金され、購入分の残りは取り消されました。',
    },
    declined: { title: '支払いが断られました', text: '何も追加されず、何も引かれていません。' },
    expired: {
      title: '注文の期限が切れました',
      text: '期限内に支払われませんでした。何も引かれていません。',
    },
  },
  balance: {
    title: 'あなたの残高',
    loading: '残高を読み込んでいます',
    failed: '残高が届きませんでした',
    chats,
    coins,
    subscription: 'サブスクリプション',
    none: '利用中のサブスクリプションはありません。',
    runs: (daily, since, until) =>
      `${formats.longDate(since)}から${formats.longDate(until)}まで、1日${chats(daily)}。自動で終わります。`,
    ledger: '履歴',
    columns: { when: '日時', what: '内容', chats: 'チャット', gold: '金貨' },
    reasons: {
      welcome: 'はじめの贈り物',
      message: 'メッセージ',
      givenBack: '返却：返信がありませんでした',
      purchase: '購入',
      subscription: '毎日のチャット',
      exchange: '金貨をチャットに交換',
      refund: '返金',
    },
    change: (number) => (number === 0 ? '–' : formats.signed(number)),
    when: formats.moment,
    more: '以前のものを表示',
    extending: '読み込んでいます…',
    moreFailed: '以前のものが届きませんでした。もう一度お試しください。',
  },
};
