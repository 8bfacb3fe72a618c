import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

const coins = (number: number): string =>
  formats.count(number, { one: '# pièce d’or', other: '# pièces d’or' });
const days = (number: number): string => formats.count(number, { one: '# jour', other: '# jours' });

export const shop: Messages['shop'] = {
  navigation: 'Achats',
  home: 'Découvrir',
  chats: 'Mes discussions',
  packages: 'Forfaits',
  mine: 'Mon solde',
  loading: 'Chargement des forfaits',
  failed: 'Les forfaits ne sont pas arrivés',
  title: 'Échanges et or',
  intro: 'Un message coûte un échange. Rien ici ne se renouvelle tout seul.',
  empty:
    'Tes échanges sont épuisés. Ce que tu as écrit est gardé dans sa discussion et pourra partir dès que tu en auras d’autres.',
  toChats: 'Retour à mes discussions',
  closed: 'On ne peut rien acheter sur ce serveur pour le moment.',
  sandbox: 'C’est une boutique d’essai : on peut tester les achats, et aucun argent ne circule.',
  buy: (name) => `Choisir ${name}`,
  name: ({ kind, ...item }) => {
    if (kind === 'subscription') return `${chats(item.chats)} par jour`;
    return kind === 'gold' ? coins(item.goldCoins) : chats(item.chats);
  },
  about: ({ kind, ...item }) => {
    if (kind === 'gold') return 'À donner contre des échanges quand tu en as besoin.';
    if (kind === 'chats') return 'Ajoutés aussitôt. Ils ne s’usent pas avec le temps.';
    const extra = item.goldCoins === 0 ? '' : ` Et ${coins(item.goldCoins)} aussitôt.`;
    return `Pendant ${days(item.days)}, puis il se termine tout seul.${extra}`;
  },
  price: ({ price, currency }) => formats.price(price, currency),
  exchange: {
    title: 'Donner de l’or contre des échanges',
    offer: (give, get) => `${chats(get)} pour ${coins(give)}`,
    have: (number) => `Tu as ${coins(number)}.`,
    press: (give) => `Donner ${coins(give)}`,
    busy: 'En cours…',
    done: 'Les échanges sont à toi.',
    failed: (reason) => `Rien n’a été échangé. ${reason}`,
  },
  checkout: {
    title: 'Ta commande',
    loading: 'Chargement du forfait',
    unknown: { title: 'Ce forfait n’existe pas', text: 'L’adresse est peut-être ancienne ou mal tapée.' },
    toPackages: 'Voir tous les forfaits',
    order: (price) => `Commander pour ${price}`,
    again: 'Commander à nouveau',
    busy: 'Un instant…',
    test: 'Paiement d’essai',
    testText: 'Aucun argent ne circule ici. Choisis comment le paiement doit finir.',
    choices: {
      pay: 'Faire semblant de payer',
      decline: 'Faire semblant que le paiement est refusé',
      expire: 'Faire semblant que le temps est écoulé',
    },
    elsewhere:
      'Tu paies sur la page de notre prestataire de paiement, Stripe, puis tu reviens ici. Nous ne voyons jamais ta carte.',
    waiting: {
      title: 'En attente de ton paiement',
      text: 'Dès qu’il arrive, cette page le montre. Tu peux aussi partir : il sera crédité quand même.',
      open: 'Aller à la page de paiement',
    },
    paid: {
      title: 'Merci',
      text: 'C’est sur ton solde.',
      testText: 'C’est sur ton solde. Aucun argent n’a circulé.',
    },
    refunded: {
      title: 'Cette commande a été remboursée',
      text: 'Le paiement t’a été rendu, et ce qui restait de l’achat a été repris.',
    },
    declined: { title: 'Le paiement a été refusé', text: 'Rien n’a été ajouté ni prélevé.' },
    expired: {
      title: 'La commande a expiré',
      text: 'Elle n’a pas été payée à temps. Rien n’a été prélevé.',
    },
  },
  balance: {
    title: 'Ton solde',
    loading: 'Chargement de ton solde',
    failed: 'Ton solde n’est pas arrivé',
    chats,
    coins,
    subscription: 'Abonnement',
    none: 'Aucun abonnement en cours.',
    runs: (daily, since, until) =>
      `${chats(daily)} par jour du ${formats.longDate(since)} au ${formats.longDate(until)}. Il se termine tout seul.`,
    ledger: 'Ce qui s’est passé',
    columns: { when: 'Quand', what: 'Quoi', chats: 'Échanges', gold: 'Or' },
    reasons: {
      welcome: 'Cadeau de bienvenue',
      message: 'Un message',
      givenBack: 'Rendu : aucune réponse n’est venue',
      purchase: 'Achat',
      subscription: 'Échanges du jour',
      exchange: 'Or donné contre des échanges',
      refund: 'Remboursement',
    },
    change: (number) => (number === 0 ? '–' : formats.signed(number)),
    when: formats.moment,
    more: 'Montrer les précédents',
    extending: 'Chargement…',
    moreFailed: 'Les précédents ne sont pas arrivés. Réessaie.',
  },
};
