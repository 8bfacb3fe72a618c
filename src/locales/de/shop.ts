import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

const coins = (number: number): string =>
  formats.count(number, { one: '# Goldmünze', other: '# Goldmünzen' });
const days = (number: number): string => formats.count(number, { one: '# Tag', other: '# Tage' });

export const shop: Messages['shop'] = {
  navigation: 'Käufe',
  home: 'Entdecken',
  chats: 'Meine Chats',
  packages: 'Pakete',
  mine: 'Mein Guthaben',
  loading: 'Die Pakete werden geladen',
  failed: 'Die Pakete sind nicht angekommen',
  title: 'Chats und Gold',
  intro: 'Eine Nachricht kostet einen Chat. Nichts hier verlängert sich von selbst.',
  empty:
    'Deine Chats sind aufgebraucht. Was du geschrieben hast, bleibt in seinem Chat und kann gesendet werden, sobald du wieder welche hast.',
  toChats: 'Zurück zu meinen Chats',
  closed: 'Auf diesem Server kann man zurzeit nichts kaufen.',
  sandbox: 'Das ist ein Testladen: Du kannst Käufe ausprobieren, und es fließt kein Geld.',
  buy: (name) => `${name} wählen`,
  name: ({ kind, ...item }) => {
    if (kind === 'subscription') return `${chats(item.chats)} am Tag`;
    return kind === 'gold' ? coins(item.goldCoins) : chats(item.chats);
  },
  about: ({ kind, ...item }) => {
    if (kind === 'gold') return 'Zum Eintauschen gegen Chats, wann immer du welche brauchst.';
    if (kind === 'chats') return 'Sofort da. Sie verfallen nicht mit der Zeit.';
    const extra = item.goldCoins === 0 ? '' : ` Dazu ${coins(item.goldCoins)} sofort.`;
    return `Für ${days(item.days)}, dann endet es von selbst.${extra}`;
  },
  price: ({ price, currency }) => formats.price(price, currency),
  exchange: {
    title: 'Gold gegen Chats tauschen',
    offer: (give, get) => `${chats(get)} für ${coins(give)}`,
    have: (number) => `Du hast ${coins(number)}.`,
    press: (give) => `${coins(give)} hergeben`,
    busy: 'Wird getauscht…',
    done: 'Die Chats gehören dir.',
    failed: (reason) => `Es wurde nichts getauscht. ${reason}`,
  },
  checkout: {
    title: 'Deine Bestellung',
    loading: 'Das Paket wird geladen',
    unknown: {
      title: 'Dieses Paket gibt es nicht',
      text: 'Die Adresse ist vielleicht alt oder falsch getippt.',
    },
    toPackages: 'Alle Pakete ansehen',
    order: (price) => `Für ${price} bestellen`,
    again: 'Noch einmal bestellen',
    busy: 'Einen Moment…',
    test: 'Testkasse',
    testText: 'Hier fließt kein Geld. Wähle, wie die Zahlung ausgehen soll.',
    choices: {
      pay: 'So tun, als würde bezahlt',
      decline: 'So tun, als würde die Zahlung abgelehnt',
      expire: 'So tun, als liefe die Zeit ab',
    },
    elsewhere:
      'Du bezahlst auf der Seite unseres Zahlungsdienstes Stripe und kommst dann hierher zurück. Deine Karte sehen wir nie.',
    waiting: {
      title: 'Wir warten auf deine Zahlung',
      text: 'Sobald sie da ist, siehst du es auf dieser Seite. Du kannst auch gehen: Sie wird trotzdem gutgeschrieben.',
      open: 'Zur Zahlungsseite',
    },
    paid: {
      title: 'Danke',
      text: 'Es ist auf deinem Guthaben.',
      testText: 'Es ist auf deinem Guthaben. Es ist kein Geld geflossen.',
    },
    refunded: {
      title: 'Diese Bestellung wurde erstattet',
      text: 'Die Zahlung ging an dich zurück, und was vom Kauf noch übrig war, wurde zurückgenommen.',
    },
    declined: {
      title: 'Die Zahlung wurde abgelehnt',
      text: 'Nichts wurde gutgeschrieben und nichts abgebucht.',
    },
    expired: {
      title: 'Die Bestellung ist abgelaufen',
      text: 'Sie wurde nicht rechtzeitig bezahlt. Nichts wurde abgebucht.',
    },
  },
  balance: {
    title: 'Dein Guthaben',
    loading: 'Dein Guthaben wird geladen',
    failed: 'Dein Guthaben ist nicht angekommen',
    chats,
    coins,
    subscription: 'Abo',
    none: 'Es läuft kein Abo.',
    runs: (daily, since, until) =>
      `${chats(daily)} am Tag vom ${formats.longDate(since)} bis zum ${formats.longDate(until)}. Es endet von selbst.`,
    ledger: 'Was geschehen ist',
    columns: { when: 'Wann', what: 'Was', chats: 'Chats', gold: 'Gold' },
    reasons: {
      welcome: 'Willkommensgeschenk',
      message: 'Eine Nachricht',
      givenBack: 'Zurückgegeben: Es kam keine Antwort',
      purchase: 'Kauf',
      subscription: 'Tägliche Chats',
      exchange: 'Gold gegen Chats getauscht',
      refund: 'Erstattung',
    },
    change: (number) => (number === 0 ? '–' : formats.signed(number)),
    when: formats.moment,
    more: 'Ältere zeigen',
    extending: 'Wird geladen…',
    moreFailed: 'Die älteren sind nicht angekommen. Bitte versuch es noch einmal.',
  },
};
