import { setWithdrawn } from '../domain/mates/withdraw-mate.ts';
import type { Database } from '../store/database.ts';
import type { MateRow } from '../store/schema/mates.ts';
import { recordChange } from './audit-log.ts';
import { OperatorError, type Command, type CommandInput, type OperatorDeps } from './command.ts';
import { toOneLine } from './format.ts';
import { mailOwner } from './mail-owner.ts';

export const withdraw: Command = {
  usage: 'withdraw MATE',
  description: 'hides a mate from everyone; its chats stay readable, and its maker reads the reason',
  isChange: true,
  names: [1, 1],
  options: [],
  run: (deps, input) => change(deps, input, true),
};

export const restore: Command = {
  usage: 'restore MATE',
  description: 'shows a withdrawn mate again, to those who saw it before; its maker reads the reason',
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
  const mate = await getMate(deps.database, mateId);
  const action = { action: isWithdrawn ? 'withdraw' : 'restore', subject: mateId, reason };
  const isChanged = await recordChange(deps, action, async (transaction) =>
    (await setWithdrawn(transaction, { mateId, reason: isWithdrawn ? reason : null, now: deps.now() }))
      ? {}
      : null,
  );
  const state = isWithdrawn ? 'withdrawn' : 'restored';
  if (!isChanged) {
    return { text: `The mate ${mateId} was ${state} already.`, data: { mateId, isChanged } };
  }
  if (mate.owner_id === null) {
    return { text: `The mate ${mateId} is ${state}.`, data: { mateId, isChanged } };
  }
  const isMailed = await mailOwner(deps, mate.owner_id, isWithdrawn ? 'mateWithdrawn' : 'mateRestored', {
    path: '/generate',
    detail: mate.name,
    note: reason,
  });
  const mail = isMailed ? 'Its maker was notified by mail.' : 'The mail to its maker could not be sent.';
  return { text: `The mate ${mateId} is ${state}. ${mail}`, data: { mateId, isChanged, isMailed } };
};

const getMate = async (database: Database, mateId: string): Promise<Pick<MateRow, 'owner_id' | 'name'>> => {
  const mate = await database
    .selectFrom('mates')
    .select(['owner_id', 'name'])
    .where('mate_id', '=', mateId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (mate === undefined) {
    throw new OperatorError(`There is no mate ${toOneLine(mateId)}.`);
  }
  return mate;
};
