import type { ReportReason } from '../../../contract/safety.ts';
import type { Failure } from '../shared/failure.ts';

/** What is reported or blocked: a mate, or one of its replies. */
export interface ReportSubject {
  readonly mateId: string;
  readonly name: string;
  /** Null for the mate itself. */
  readonly messageId: string | null;
}

export interface ReportForm {
  readonly reason: ReportReason;
  readonly words: string;
  /** Whether the text of the reply may be stored with the report. */
  readonly consent: boolean;
}

export interface ReportContext {
  readonly subject: ReportSubject | null;
  /** What was sent last. Trying again is the same report, by its id. */
  readonly draft: (ReportForm & { readonly clientId: string }) | null;
  readonly failure: Failure | null;
}

export type ReportEvent =
  | { readonly type: 'report.open'; readonly subject: ReportSubject }
  | { readonly type: 'report.close' }
  /** `clientId` counts for the first try of a sheet only: sent twice, a report counts once. */
  | { readonly type: 'report.submit'; readonly draft: ReportForm & { readonly clientId: string } }
  | { readonly type: 'block.request' };

export type ReportTag = 'open' | 'busy' | 'sending' | 'sent' | 'blocked';

export interface ReportDraft {
  readonly subject: ReportSubject | null;
  readonly draft: ReportContext['draft'];
}
