import { assign, setup } from 'xstate';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure } from '../shared/failure.ts';
import type { ReportContext, ReportEvent, ReportSubject, ReportTag, ReportDraft } from './report.types.ts';

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
    setSubject: assign((_, { subject }: { subject: ReportSubject }) => ({
      subject,
      draft: null,
      failure: null,
    })),
    queueEvent: assign(({ context }, { draft }: { draft: NonNullable<ReportDraft['draft']> }) => ({
      draft: { ...draft, clientId: context.draft?.clientId ?? draft.clientId },
      failure: null,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forget: assign({ subject: null, draft: null, failure: null }),
    forgetFailure: assign({ failure: null }),
    announceBlocked: (_, _params: { mateId: string }) => {},
  },
}).createMachine({
  id: 'report',
  description: 'Somebody tells what is wrong with a mate or a reply, and may block the mate.',
  context: { subject: null, draft: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: {
        'report.open': {
          target: 'open.writing',
          actions: { type: 'setSubject', params: ({ event }) => ({ subject: event.subject }) },
        },
      },
    },
    open: {
      tags: 'open',
      initial: 'writing',
      on: { 'report.close': 'closed' },
      states: {
        writing: {
          on: {
            'report.submit': {
              target: 'sending',
              actions: { type: 'queueEvent', params: ({ event }) => ({ draft: event.draft }) },
            },
            'block.request': { target: 'blocking', actions: 'forgetFailure' },
          },
        },
        sending: {
          tags: ['busy', 'sending'],
          invoke: {
            id: 'sendReport',
            src: 'sendReport',
            input: ({ context }) => ({ subject: context.subject, draft: context.draft }),
            onDone: 'sent',
            onError: {
              target: 'writing',
              description: 'Sent again from the same sheet, it is the same report: it may have arrived.',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        sent: {
          tags: 'sent',
          description: 'The report is filed; the mate can still be blocked.',
          initial: 'resting',
          states: {
            resting: { on: { 'block.request': { target: 'blocking', actions: 'forgetFailure' } } },
            blocking: {
              tags: 'busy',
              invoke: {
                id: 'blockReported',
                src: 'blockMate',
                input: ({ context }) => ({ subject: context.subject }),
                onDone: '#report.open.blocked',
                onError: {
                  target: 'resting',
                  actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
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
              target: 'writing',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
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
