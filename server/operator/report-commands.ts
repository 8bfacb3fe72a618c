import { pictureUrl } from '../../contract/mates/picture.ts';
import { hasReport, listReports, markHandled, type QueuedReport } from '../domain/social/report-queue.ts';
import { recordChange } from './audit-log.ts';
import { OperatorError, type Command } from './command.ts';
import { formatBlock, formatTime, toOneLine } from './format.ts';

export const reports: Command = {
  usage: 'reports [--all]',
  description: 'the open reports, oldest first; with --all those that are closed too',
  isChange: false,
  names: [0, 0],
  options: ['all'],
  run: async ({ database }, { options: { all } }) => {
    const data = await listReports(database, { all });
    const none = all ? 'There are no reports.' : 'There are no open reports.';
    return { text: data.length === 0 ? none : data.map(describe).join('\n\n'), data };
  },
};

export const close: Command = {
  usage: 'close REPORT …',
  description: 'closes reports',
  isChange: true,
  names: [1, Infinity],
  options: [],
  run: async (deps, { names, reason }) => {
    for (const id of names) {
      if (!(await hasReport(deps.database, id))) {
        throw new OperatorError(`There is no report ${toOneLine(id)}.`);
      }
    }
    const lines: string[] = [];
    const closed: string[] = [];
    for (const id of names) {
      const isChanged = await recordChange(
        deps,
        { action: 'close', subject: id, reason },
        async (transaction) => ((await markHandled(transaction, id, deps.now())) ? {} : null),
      );
      lines.push(isChanged ? `The report ${id} is closed.` : `The report ${id} was closed already.`);
      if (isChanged) closed.push(id);
    }
    return { text: lines.join('\n'), data: { closed } };
  },
};

const describe = (report: QueuedReport): string => {
  const maker = report.ownerId === null ? '' : `, made by the account ${report.ownerId}`;
  const about = `${report.isReply ? 'a reply by ' : ''}${toOneLine(report.mate)} (${report.mateId}${maker})`;
  return formatBlock(`${report.reportId}  ${formatTime(report.createdAt)}  ${report.reason}`, [
    ['about', about],
    ...(report.words === '' ? [] : [['words', toOneLine(report.words)] as const]),
    ...(report.quote === null ? [] : [['reply', toOneLine(report.quote)] as const]),
    ...(report.picture === null ? [] : [['picture', pictureUrl(report.picture, 768)] as const]),
    ...(report.handledAt === null ? [] : [['closed', formatTime(report.handledAt)] as const]),
  ]);
};
