import type { Messages } from '../messages.ts';
import { chats, formats } from './app/formats.ts';

const coins = (number: number): string => formats.count(number, { other: '金貨#枚' });
const days = (number: number): string => formats.count(number, { other: '#日間' });

export const billing: Messages['billing'] = {
  loading: 'パッケージを読み込んでいます',
  failed: 'パッケージを読み込めませんでした',
  intro: 'メッセージ1通につき1クレジットです。自動更新はありません。',
  empty: 'クレジットがなくなりました。メッセージはチャットに保存されていて、追加すると送信できます。',
  toChats: '自分のチャットに戻る',
  toChat: 'チャットに戻る',
  closed: '現在、購入はご利用いただけません。',
  refill: (credits, time) => `${formats.moment(time)}以降、また${chats(credits)}になります。`,
  sandbox: 'これはテスト用のショップです。購入を試せますが、実際の請求はありません。',
  buy: (name) => `${name}を選ぶ`,
  name: ({ kind, ...item }) => {
    if (kind === 'subscription') return `1日${chats(item.chats)}`;
    return kind === 'gold' ? coins(item.goldCoins) : chats(item.chats);
  },
  about: ({ kind, ...item }) => {
    if (kind === 'gold') return 'いつでもクレジットと交換できます。';
    if (kind === 'chats') return 'すぐに追加されます。有効期限はありません。';
    const extra = item.goldCoins === 0 ? '' : `${coins(item.goldCoins)}付き。`;
    return `${days(item.days)}。自動更新はありません。${extra}`;
  },
  price: ({ price, currency }) => formats.price(price, currency),
  exchange: {
    title: '金貨をクレジットと交換',
    offer: (give, get) => `${coins(give)}で${chats(get)}`,
    have: (number) => `${coins(number)}を持っています。`,
    press: (give) => `${coins(give)}を交換`,
    busy: '交換しています…',
    done: 'クレジットを追加しました。',
    failed: (reason) => `交換されませんでした。${reason}`,
  },
  checkout: {
    loading: 'パッケージを読み込んでいます',
    unknown: {
      title: 'パッケージが見つかりません',
      text: 'リンクが古いか、入力に誤りがある可能性があります。',
    },
    toPackages: 'すべてのパッケージを見る',
    order: (price) => `${price}で注文`,
    again: 'もう一度注文',
    busy: '少々お待ちください…',
    test: 'テスト決済',
    testText: 'ここでは請求されません。支払いの結果を選んでください。',
    choices: {
      pay: '支払いをシミュレート',
      decline: '支払い拒否をシミュレート',
      expire: '期限切れをシミュレート',
    },
    elsewhere:
      'お支払いはStripeのページで行い、終わるとここに戻ります。カード情報が私たちに見えることはありません。',
    waiting: {
      title: 'お支払いを待っています',
      text: 'お支払いが確認されると、このページが更新されます。離れても残高は更新されます。',
      open: '支払いページへ',
    },
    paid: {
      title: 'ありがとうございます',
      text: '残高を更新しました。',
      testText: '残高を更新しました。請求はありません。',
    },
    refunded: {
      title: 'この注文は返金されました',
      text: 'お支払いは返金され、購入の未使用分は取り消されました。',
    },
    declined: { title: '支払いが承認されませんでした', text: '請求はありません。' },
    expired: { title: '注文の期限が切れました', text: '期限内に支払われませんでした。請求はありません。' },
  },
  balance: {
    loading: '残高を読み込んでいます',
    failed: '残高を読み込めませんでした',
    coins,
    subscription: 'サブスクリプション',
    none: '利用中のサブスクリプションはありません。',
    runs: (daily, since, until) =>
      `${formats.longDate(since)}から${formats.longDate(until)}まで、1日${chats(daily)}。自動更新はありません。`,
    ledger: '履歴',
    columns: { when: '日時', what: '内容', chats: 'クレジット', gold: '金貨' },
    reasons: {
      welcome: '新規登録特典',
      refill: '毎日の補充',
      message: 'メッセージ',
      givenBack: 'クレジット返却',
      purchase: '購入',
      subscription: '毎日のクレジット',
      exchange: '金貨をクレジットと交換',
      adjustment: '運営による調整',
      refund: '返金',
    },
    change: (number) => (number === 0 ? '–' : formats.signed(number)),
    when: formats.moment,
    more: '以前のものを表示',
    moreFailed: '以前のものを読み込めませんでした。もう一度お試しください。',
  },
};
