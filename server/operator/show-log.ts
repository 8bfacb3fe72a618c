import { listActions, type LoggedAction } from './audit-log.ts';
import { UsageError, type Command } from './command.ts';
import { formatBlock, formatTime, toOneLine } from './format.ts';

const defaultLimit = '50';

export const showLog: Command = {
  usage: 'log [SUBJECT] [--limit N]',
  description: `what operators did, oldest first; the last ${defaultLimit} entries, or those about an id`,
  isChange: false,
  names: [0, 1],
  options: ['limit'],
  run: async ({ database }, { names: [subject = null], options: { limit = defaultLimit } }) => {
    if (!/^[1-9]\d{0,5}$/.test(limit)) {
      throw new UsageError(`--limit must be a number from 1 to 999999, not ${toOneLine(limit)}.`);
    }
    const data = await listActions(database, { subject, limit: Number(limit) });
    return { text: data.length === 0 ? 'There are no entries.' : data.map(describe).join('\n'), data };
  },
};

const describe = (action: LoggedAction): string =>
  formatBlock(
    `${formatTime(action.createdAt)}  ${toOneLine(action.operator)}  ${action.action}  ${action.subject}`,
    [
      ['reason', toOneLine(action.reason)],
      ...(JSON.stringify(action.details) === '{}'
        ? []
        : [['details', JSON.stringify(action.details)] as const]),
    ],
  );
