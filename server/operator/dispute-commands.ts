import { listDisputes, type DisputedOrder } from '../domain/billing/disputes.ts';
import type { Command } from './command.ts';
import { formatTime } from './format.ts';

/** Shows the orders whose payment is disputed: they need an answer at Stripe. */
export const disputes: Command = {
  usage: 'disputes [--all]',
  description: 'orders whose payment is disputed; with --all decided ones too',
  isChange: false,
  names: [0, 0],
  options: ['all'],
  run: async ({ database }, { options: { all } }) => {
    const data = (await listDisputes(database)).filter(({ dispute }) => all || dispute === 'open');
    const none = all ? 'There are no disputes.' : 'There are no open disputes.';
    return { text: data.length === 0 ? none : data.map(describe).join('\n'), data };
  },
};

const describe = ({ orderId, since, userId, price, currency, status, dispute }: DisputedOrder): string =>
  [
    orderId,
    `${formatTime(since)} UTC`,
    userId,
    `${(price / 100).toFixed(2)} ${currency}`,
    status,
    dispute,
  ].join('  ');
