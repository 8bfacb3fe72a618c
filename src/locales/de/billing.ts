import type { Messages } from '../messages.ts';
import { chats, formats } from './app/formats.ts';

const coins = (number: number): string =>
  formats.count(number, { one: '# Goldmünze', other: '# Goldmünzen' });
const days = (number: number): string => formats.count(number, { one: '# Tag', other: '# Tage' });

export const billing: Messages['billing'] = {
  loading: 'Die Pakete werden geladen',
  failed: 'Pakete konnten nicht geladen werden',
  intro: 'Eine Nachricht kostet einen Credit. Nichts verlängert sich automatisch.',
  empty:
    'Deine Credits sind aufgebraucht. Deine Nachricht ist im Chat gespeichert und kann gesendet werden, sobald du neue hast.',
  toChats: 'Zurück zu meinen Chats',
  toChat: 'Zurück zum Chat',
  closed: 'Käufe sind zurzeit nicht möglich.',
  refill: (credits, time) => `Ab ${formats.moment(time)} hast du wieder ${chats(credits)}.`,
  sandbox: 'Das ist ein Testshop. Du kannst Käufe ausprobieren; es wird kein echtes Geld abgebucht.',
  buy: (name) => `${name} wählen`,
  name: ({ kind, ...item }) => {
    if (kind === 'subscription') return `${chats(item.chats)} am Tag`;
    return kind === 'gold' ? coins(item.goldCoins) : chats(item.chats);
  },
  about: ({ kind, ...item }) => {
    if (kind === 'gold') return 'Jederzeit gegen Credits tauschbar.';
    if (kind === 'chats') return 'Sofort verfügbar. Sie verfallen nicht.';
    const extra = item.goldCoins === 0 ? '' : ` Mit ${coins(item.goldCoins)}.`;
    return `Für ${days(item.days)}. Verlängert sich nicht.${extra}`;
  },
  price: ({ price, currency }) => formats.price(price, currency),
  exchange: {
    title: 'Gold gegen Credits tauschen',
    offer: (give, get) => `${chats(get)} für ${coins(give)}`,
    have: (number) => `Du hast ${coins(number)}.`,
    press: (give) => `${coins(give)} tauschen`,
    busy: 'Wird getauscht …',
    done: 'Credits hinzugefügt.',
    failed: (reason) => `Es wurde nichts getauscht. ${reason}`,
  },
  checkout: {
    loading: 'Das Paket wird geladen',
    unknown: {
      title: 'Paket nicht gefunden',
      text: 'Der Link ist vielleicht veraltet oder falsch getippt.',
    },
    toPackages: 'Alle Pakete ansehen',
    order: (price) => `Für ${price} bestellen`,
    again: 'Noch einmal bestellen',
    busy: 'Einen Moment …',
    test: 'Testkasse',
    testText: 'Hier wird kein Geld abgebucht. Wähle, wie die Zahlung ausgehen soll.',
    choices: {
      pay: 'Zahlung simulieren',
      decline: 'Abgelehnte Zahlung simulieren',
      expire: 'Abgelaufene Bestellung simulieren',
    },
    elsewhere:
      'Du bezahlst auf der Seite von Stripe und kommst dann hierher zurück. Deine Karte sehen wir nie.',
    waiting: {
      title: 'Wir warten auf deine Zahlung',
      text: 'Diese Seite wird aktualisiert, sobald deine Zahlung bestätigt ist. Du kannst sie verlassen; dein Guthaben wird trotzdem aktualisiert.',
      open: 'Zur Zahlungsseite',
    },
    paid: {
      title: 'Danke',
      text: 'Dein Guthaben wurde aktualisiert.',
      testText: 'Dein Guthaben wurde aktualisiert. Es wurde kein Geld abgebucht.',
    },
    refunded: {
      title: 'Diese Bestellung wurde erstattet',
      text: 'Deine Zahlung wurde erstattet und der ungenutzte Teil des Kaufs entfernt.',
    },
    declined: { title: 'Die Zahlung wurde abgelehnt', text: 'Es wurde nichts abgebucht.' },
    expired: {
      title: 'Die Bestellung ist abgelaufen',
      text: 'Sie wurde nicht rechtzeitig bezahlt. Es wurde nichts abgebucht.',
    },
  },
  balance: {
    loading: 'Dein Guthaben wird geladen',
    failed: 'Dein Guthaben konnte nicht geladen werden',
    coins,
    subscription: 'Abo',
    none: 'Kein aktives Abo.',
    runs: (daily, since, until) =>
      `${chats(daily)} am Tag vom ${formats.longDate(since)} bis zum ${formats.longDate(until)}. Es verlängert sich nicht.`,
    ledger: 'Verlauf',
    columns: { when: 'Datum', what: 'Vorgang', chats: 'Credits', gold: 'Gold' },
    reasons: {
      welcome: 'Willkommens\u00ADgeschenk',
      refill: 'Tägliche Auffüllung',
      message: 'Nachricht',
      givenBack: 'Credit zurück\u00ADgegeben',
      purchase: 'Kauf',
      subscription: 'Tägliche Credits',
      exchange: 'Gold gegen Credits getauscht',
      adjustment: 'Vom Betreiber geändert',
      refund: 'Erstattung',
    },
    change: (number) => (number === 0 ? '–' : formats.signed(number)),
    when: formats.moment,
    more: 'Ältere zeigen',
    moreFailed: 'Ältere Einträge konnten nicht geladen werden. Bitte versuch es noch einmal.',
  },
};
