import { fromPromise } from 'xstate';
import { report } from '../../../contract/safety/safety.ts';
import type { ReportSubject, ReportDraft } from '../../machines/safety/report.machine.ts';
import type { Http } from '../http/http.ts';
import type { RegionStore } from './region.ts';

interface Dependencies {
  readonly call: Http['call'];
  readonly regions: Pick<RegionStore, 'read'>;
  readonly block: (mateId: string, signal: AbortSignal) => Promise<boolean>;
}

/** Implements the actors of the safety machines. */
export const safetyActors = ({ call, regions, block }: Dependencies) => ({
  detectRegion: fromPromise<string, undefined>(() => Promise.resolve(regions.read())),
  sendReport: fromPromise<void, ReportDraft>(async ({ input: { subject, draft }, signal }) => {
    if (subject === null || draft === null) throw new Error('A report is about something.');
    const { mateId, messageId } = subject;
    await call(report, { ...draft, mateId, ...(messageId === null ? {} : { messageId }) }, signal);
  }),
  blockMate: fromPromise<void, { subject: ReportSubject | null }>(async ({ input: { subject }, signal }) => {
    if (subject === null) throw new Error('A block is about a mate.');
    await block(subject.mateId, signal);
  }),
});
