import { setWithdrawn } from '../domain/mates/withdraw-mate.ts';
import type { Database } from '../store/database.ts';
import { recordChange } from './audit-log.ts';
import { OperatorError, type Command, type CommandInput, type OperatorDeps } from './command.ts';
import { toOneLine } from './format.ts';

export const withdraw: Command = {
  usage: 'withdraw MATE',
  description: 'hides a mate from everyone; its chats stay readable',
  isChange: true,
  names: [1, 1],
  options: [],
  run: (deps, input) => change(deps, input, true),
};

export const restore: Command = {
  usage: 'restore MATE',
  description: 'shows a withdrawn mate again, to those who saw it before',
  isChange: true,
  names: [1, 1],
  options: [],
  run: (deps, input) => change(deps, input, false),
};

const change = async (
  deps: OperatorDeps,
  { names: [mateId = ''], reason }: CommandInput,
  isWithdrawn: boolean,
) => {
  await assertMate(deps.database, mateId);
  const action = { action: isWithdrawn ? 'withdraw' : 'restore', subject: mateId, reason };
  const isChanged = await recordChange(deps, action, async (transaction) =>
    (await setWithdrawn(transaction, { mateId, isWithdrawn, now: deps.now() })) ? {} : null,
  );
  const state = isWithdrawn ? 'withdrawn' : 'restored';
  const text = isChanged ? `The mate ${mateId} is ${state}.` : `The mate ${mateId} was ${state} already.`;
  return { text, data: { mateId, isChanged } };
};

const assertMate = async (database: Database, mateId: string): Promise<void> => {
  const mate = await database
    .selectFrom('mates')
    .select('mate_id')
    .where('mate_id', '=', mateId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (mate === undefined) {
    throw new OperatorError(`There is no mate ${toOneLine(mateId)}.`);
  }
};
