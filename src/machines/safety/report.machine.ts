import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure, type Failure } from '../shared/failure.ts';
import type { ReportReason } from '../../../contract/safety/safety.ts';

/** The subject that is reported or blocked: a mate, or one of its replies. */
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
  /** The report that was sent last. Trying again is the same report, by its id. */
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

export const reportMachine = setup({
  types: {
    context: {} as ReportContext,
    events: {} as ReportEvent,
    tags: {} as ReportTag,
  },
  actors: {
    sendReport: notProvidedPromise<void, ReportDraft>('sendReport'),
    blockMate: notProvidedPromise<void, { subject: ReportSubject | null }>('blockMate'),
  },
  actions: {
    setSubject: assign((_, { subject }: { subject: ReportSubject }) => ({ subject })),
    setDraft: assign(({ context }, { draft }: { draft: NonNullable<ReportDraft['draft']> }) => ({
      draft: { ...draft, clientId: context.draft?.clientId ?? draft.clientId },
      failure: null,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearReport: assign({ subject: null, draft: null, failure: null }),
    clearFailure: assign({ failure: null }),
    /** Opens the form again that the session or a reload has interrupted. */
    resumeForm: () => {},
    announceBlocked: (_, _params: { mateId: string }) => {},
  },
}).createMachine({
  id: 'report',
  description: 'Reports a mate or a reply, and can block the mate.',
  context: { subject: null, draft: null, failure: null },
  entry: 'resumeForm',
  initial: 'closed',
  states: {
    closed: {
      entry: 'clearReport',
      on: {
        'report.open': {
          target: 'open',
          actions: { type: 'setSubject', params: ({ event }) => ({ subject: event.subject }) },
        },
      },
    },
    open: {
      tags: 'open',
      initial: 'form',
      on: { 'report.close': 'closed' },
      states: {
        form: {
          initial: 'writing',
          on: { 'block.request': { target: 'blocking', actions: 'clearFailure' } },
          states: {
            writing: {
              on: {
                'report.submit': {
                  target: '#report.open.sending',
                  actions: { type: 'setDraft', params: ({ event }) => ({ draft: event.draft }) },
                },
              },
            },
            sent: { tags: 'sent', description: 'The report is filed; the mate can still be blocked.' },
            hist: { type: 'history' },
          },
        },
        sending: {
          tags: ['busy', 'sending'],
          invoke: {
            id: 'sendReport',
            src: 'sendReport',
            input: ({ context }) => ({ subject: context.subject, draft: context.draft }),
            onDone: 'form.sent',
            onError: {
              target: 'form',
              description: 'A retry sends the same ID, since the server may have received the report.',
              actions: { type: 'setFailure', params: ({ event }) => event },
            },
          },
        },
        blocking: {
          tags: 'busy',
          invoke: {
            id: 'blockMate',
            src: 'blockMate',
            input: ({ context }) => ({ subject: context.subject }),
            onDone: 'blocked',
            onError: {
              target: 'form.hist',
              actions: { type: 'setFailure', params: ({ event }) => event },
            },
          },
        },
        blocked: {
          tags: 'blocked',
          entry: {
            type: 'announceBlocked',
            params: ({ context }) => ({ mateId: context.subject?.mateId ?? '' }),
          },
        },
      },
    },
  },
});

export type ReportActor = ActorRefFrom<typeof reportMachine>;

type Snapshot = SnapshotFrom<typeof reportMachine>;

/** The subject that is reported; null while nothing is. */
export const selectSubject = (snapshot: Snapshot) =>
  snapshot.hasTag('open') ? snapshot.context.subject : null;

/** Whether the report is filed, also while the mate is being blocked afterwards. */
export function selectIsSent(snapshot: Snapshot): boolean {
  if (!snapshot.matches({ open: 'blocking' })) return snapshot.hasTag('sent');
  const [form] = snapshot.historyValue['report.open.form.hist'] ?? [];
  return form?.key === 'sent';
}
