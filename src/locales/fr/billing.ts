import type { Messages } from '../messages.ts';
import { chats, formats } from './app/formats.ts';

const coins = (number: number): string =>
  formats.count(number, { one: '# pièce d’or', other: '# pièces d’or' });
const days = (number: number): string => formats.count(number, { one: '# jour', other: '# jours' });

export const billing: Messages['billing'] = {
  loading: 'Chargement des packs',
  failed: 'Impossible de charger les packs',
  intro: 'Un message coûte un crédit. Rien ne se renouvelle automatiquement.',
  empty:
    'Tu n’as plus de crédits. Ton message est enregistré dans sa discussion et pourra partir dès que tu en auras d’autres.',
  toChats: 'Retour à mes discussions',
  toChat: 'Retour à la discussion',
  closed: 'Les achats ne sont pas disponibles pour le moment.',
  refill: (credits, time) => `Tu auras de nouveau ${chats(credits)} à partir du ${formats.moment(time)}.`,
  sandbox: 'C’est une boutique de test. Tu peux essayer les achats ; aucun argent réel n’est débité.',
  buy: (name) => `Choisir ${name}`,
  name: ({ kind, ...item }) => {
    if (kind === 'subscription') return `${chats(item.chats)} par jour`;
    return kind === 'gold' ? coins(item.goldCoins) : chats(item.chats);
  },
  about: ({ kind, ...item }) => {
    if (kind === 'gold') return 'À échanger contre des crédits à tout moment.';
    if (kind === 'chats') return 'Ajoutés immédiatement. Ils n’expirent pas.';
    const extra = item.goldCoins === 0 ? '' : ` Avec ${coins(item.goldCoins)}.`;
    return `Pendant ${days(item.days)}, sans renouvellement.${extra}`;
  },
  price: ({ price, currency }) => formats.price(price, currency),
  exchange: {
    title: 'Échanger de l’or contre des crédits',
    offer: (give, get) => `${chats(get)} pour ${coins(give)}`,
    have: (number) => `Tu as ${coins(number)}.`,
    press: (give) => `Échanger ${coins(give)}`,
    busy: 'En cours…',
    done: 'Crédits ajoutés.',
    failed: (reason) => `Rien n’a été échangé. ${reason}`,
  },
  checkout: {
    loading: 'Chargement du pack',
    unknown: { title: 'Pack introuvable', text: 'Le lien est peut-être ancien ou mal saisi.' },
    toPackages: 'Voir tous les packs',
    order: (price) => `Commander pour ${price}`,
    again: 'Commander à nouveau',
    busy: 'Un instant…',
    test: 'Paiement d’essai',
    testText: 'Aucun argent n’est débité ici. Choisis l’issue du paiement.',
    choices: {
      pay: 'Simuler le paiement',
      decline: 'Simuler un paiement refusé',
      expire: 'Simuler une commande expirée',
    },
    elsewhere: 'Tu paies sur la page de Stripe, puis tu reviens ici. Nous ne voyons jamais ta carte.',
    waiting: {
      title: 'En attente de ton paiement',
      text: 'Cette page s’actualise dès que ton paiement est confirmé. Tu peux partir ; ton solde sera mis à jour dans tous les cas.',
      open: 'Aller à la page de paiement',
    },
    paid: {
      title: 'Merci',
      text: 'Ton solde a été mis à jour.',
      testText: 'Ton solde a été mis à jour. Aucun argent n’a été débité.',
    },
    refunded: {
      title: 'Cette commande a été remboursée',
      text: 'Ton paiement a été remboursé et la partie non utilisée de l’achat a été retirée.',
    },
    declined: { title: 'Le paiement a été refusé', text: 'Rien n’a été débité.' },
    expired: { title: 'La commande a expiré', text: 'Elle n’a pas été payée à temps. Rien n’a été débité.' },
  },
  balance: {
    loading: 'Chargement de ton solde',
    failed: 'Impossible de charger ton solde',
    coins,
    subscription: 'Abonnement',
    none: 'Aucun abonnement actif.',
    runs: (daily, since, until) =>
      `${chats(daily)} par jour du ${formats.longDate(since)} au ${formats.longDate(until)}. Il ne se renouvelle pas.`,
    ledger: 'Historique',
    columns: { when: 'Date', what: 'Activité', chats: 'Crédits', gold: 'Or' },
    reasons: {
      welcome: 'Cadeau de bienvenue',
      refill: 'Recharge quotidienne',
      message: 'Message',
      givenBack: 'Crédit rendu',
      purchase: 'Achat',
      subscription: 'Crédits du jour',
      exchange: 'Or échangé contre des crédits',
      adjustment: 'Ajustement du site',
      refund: 'Remboursement',
    },
    change: (number) => (number === 0 ? '–' : formats.signed(number)),
    when: formats.moment,
    more: 'Afficher les précédents',
    moreFailed: 'Impossible de charger les précédents. Réessaie.',
  },
};
