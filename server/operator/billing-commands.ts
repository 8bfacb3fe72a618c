import { adjustBalances } from '../domain/billing/adjustments.ts';
import { refundOrder } from '../domain/billing/refunds.ts';
import { readBenefits } from '../domain/billing/wallets.ts';
import { recordChange } from './audit-log.ts';
import {
  OperatorError,
  UsageError,
  type Command,
  type CommandInput,
  type OperatorDeps,
  type Options,
} from './command.ts';
import { findUserId } from './find-user.ts';
import { toOneLine } from './format.ts';

export const grant: Command = {
  usage: 'grant USER [--chats N] [--gold N]',
  description: 'adds chats or gold coins',
  isChange: true,
  names: [1, 1],
  options: ['chats', 'gold'],
  run: (deps, input) => adjust(deps, input, 'grant'),
};

export const take: Command = {
  usage: 'take USER [--chats N] [--gold N]',
  description: 'takes chats or gold coins, never more than there are',
  isChange: true,
  names: [1, 1],
  options: ['chats', 'gold'],
  run: (deps, input) => adjust(deps, input, 'take'),
};

export const refund: Command = {
  usage: 'refund ORDER',
  description: 'returns the payment, and takes what is left of the purchase',
  isChange: true,
  names: [1, 1],
  options: [],
  run: async (deps, { names: [orderId = ''], reason }) => {
    const isChanged = await refundOrder(deps, {
      orderId,
      record: (action, change) => recordChange(deps, { action, subject: orderId, reason }, change),
    });
    const text = isChanged
      ? `The order ${orderId} is refunded.`
      : `The order ${orderId} was refunded already.`;
    return { text, data: { orderId, isChanged } };
  },
};

const adjust = async (deps: OperatorDeps, input: CommandInput, action: 'grant' | 'take') => {
  const { chats, goldCoins } = readAmounts(input.options);
  const userId = await findUserId(deps.database, input.names[0] ?? '');
  const sign = action === 'grant' ? 1 : -1;
  await recordChange(
    deps,
    { action, subject: userId, reason: input.reason },
    async (transaction, actionId) => {
      const isDone = await adjustBalances(transaction, {
        userId,
        reference: `operator:${actionId}`,
        chats: sign * chats,
        goldCoins: sign * goldCoins,
        now: deps.now(),
      });
      if (!isDone) {
        throw new OperatorError(`The account ${userId} has less than that.`);
      }
      return { chats, goldCoins };
    },
  );
  const balance = await readBenefits(deps.database, userId);
  return {
    text: `The account ${userId} has ${String(balance.chats)} chats and ${String(balance.goldCoins)} gold coins.`,
    data: balance,
  };
};

const readAmounts = (options: Options): { chats: number; goldCoins: number } => {
  if (options.chats === undefined && options.gold === undefined) {
    throw new UsageError('Set --chats or --gold.');
  }
  return { chats: readAmount('chats', options.chats), goldCoins: readAmount('gold', options.gold) };
};

const readAmount = (name: string, value: string | undefined): number => {
  if (value !== undefined && !/^[1-9]\d{0,5}$/.test(value)) {
    throw new UsageError(`--${name} must be a number from 1 to 999999, not ${toOneLine(value)}.`);
  }
  return Number(value ?? 0);
};
