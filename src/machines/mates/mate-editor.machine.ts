import { assign, setup } from 'xstate';
import { notProvidedConfirmation, type ConfirmationOutcome } from '../shared/confirmation.machine.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure, type Failure } from '../shared/failure.ts';
import * as rules from './mate-editor.reducers.ts';
import type {
  CardRead,
  DraftPlace,
  MateEditorContext,
  MateEditorEvent,
  MateEditorInput,
  MateEditorTag,
  MateField,
  MateForm,
  MateWords,
  Opened,
  Outcome,
  Submission,
  Suggestion,
} from './mate-editor.types.ts';
import type { MateLook } from '../../../contract/mate-look.ts';
import type { OwnMate } from '../../../contract/own-mate.ts';

/** A mate of one's own: written, suggested, saved, and taken back. */
export const mateEditorMachine = setup({
  types: {
    context: {} as MateEditorContext,
    input: {} as MateEditorInput,
    events: {} as MateEditorEvent,
    tags: {} as MateEditorTag,
    children: {} as {
      openEditor: 'openEditor';
      suggestDraft: 'suggestDraft';
      readCard: 'readCard';
      saveMate: 'saveMate';
      deleteMate: 'deleteMate';
    },
  },
  actors: {
    openEditor: notProvidedPromise<Opened, DraftPlace>('openEditor'),
    suggestDraft: notProvidedPromise<Suggestion, { prompt: string }>('suggestDraft'),
    readCard: notProvidedPromise<CardRead, { form: MateForm | null }>('readCard'),
    saveMate: notProvidedPromise<Outcome, Submission>('saveMate'),
    deleteMate: notProvidedConfirmation<readonly OwnMate[], { mateId: string }>('deleteMate'),
  },
  actions: {
    setOpened: assign(({ context }, opened: Opened) => ({
      ...opened,
      filled: context.filled + 1,
      earlier: null,
      problems: {},
      saved: null,
      failure: null,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    setWords: assign(({ context }, { words }: { words: MateWords }) => rules.withWords(context, words)),
    setLook: assign(({ context }, { look }: { look: MateLook }) => ({
      form: rules.withLook(context.form, look),
    })),
    setSuggestion: assign(({ context }, { suggestion }: { suggestion: Suggestion }) =>
      rules.filledBySuggestion(context, suggestion),
    ),
    setCard: assign(({ context }, { form }: CardRead) => rules.filledBy(context, form)),
    undoSuggestion: assign(({ context }) => ({
      form: context.earlier ?? context.form,
      earlier: null,
      filled: context.filled + 1,
      problems: {},
    })),
    setProblems: assign((_, { outcome }: { outcome: Outcome }) => ({
      problems: rules.problemsOf(outcome),
    })),
    setSaved: assign((_, { outcome }: { outcome: Outcome }) => ({ saved: rules.savedOf(outcome) })),
    applyDeletion: assign((_, outcome: Deletion) =>
      outcome.kind === 'confirmed' ? { mates: outcome.result } : {},
    ),
    mark: assign((_, { mateId }: { mateId: string }) => ({ subject: mateId })),
    forgetSubject: assign({ subject: null }),
    persistDraft: () => {},
    forgetDraft: () => {},
    focusField: (_, _params: { field: MateField }) => {},
    openBlankForm: () => {},
    downloadCard: (_, _params: { mateId: string }) => {},
    showTruncatedWarning: (_, _params: CardRead) => {},
    showCardError: (_, _params: { error: unknown }) => {},
    showDeletedToast: () => {},
    reportError: (_, _params: { error: unknown }) => {},
    notifyFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isFound: (_, { form }: Opened) => form !== null,
    isMissingCall: (_, failure: Failure) => rules.isMissingCall(failure),
    isKept: ({ context }) => context.isKept,
    hasEarlier: ({ context }) => context.earlier !== null,
    isSaved: (_, { kind }: Outcome) => kind === 'saved',
    isListed: ({ context }, { mateId }: { mateId: string }) =>
      context.mates.some((mate) => mate.mateId === mateId),
    isConfirmed: (_, { kind }: Deletion) => kind === 'confirmed',
    isOpenDeleted: ({ context }, { kind }: Deletion) =>
      kind === 'confirmed' && context.subject === context.mateId,
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'mateEditor',
  description: 'One mate is written at a time; the others are listed beside it.',
  context: ({ input }) => ({ ...rules.untouched, ...input }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'openEditor',
        src: 'openEditor',
        input: ({ context }) => ({ userId: context.userId, mateId: context.mateId }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'setOpened', params: ({ event }) => event.output },
          },
          { target: 'missing', description: 'Not the user’s, or deleted meanwhile.' },
        ],
        onError: [
          {
            guard: { type: 'isMissingCall', params: ({ event }) => toFailure(event.error) },
            target: 'unavailable',
            description: 'A host without these calls works as before.',
          },
          {
            target: 'failed',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      initial: 'prompt',
      states: {
        prompt: { after: { slowAfter: 'slow' } },
        slow: { tags: 'slow', on: { 'load.retry': '#mateEditor.loading' } },
      },
    },
    ready: {
      tags: 'shown',
      description: 'What is written is kept at once, whatever else goes on.',
      on: {
        'fields.change': {
          actions: [{ type: 'setWords', params: ({ event }) => ({ words: event.words }) }, 'persistDraft'],
        },
        'appearance.change': {
          actions: [{ type: 'setLook', params: ({ event }) => ({ look: event.look }) }, 'persistDraft'],
        },
      },
      initial: 'editing',
      states: {
        editing: {
          on: {
            'suggestion.ask': 'suggesting',
            'card.import': 'readingCard',
            'card.export': {
              actions: { type: 'downloadCard', params: ({ event }) => ({ mateId: event.mateId }) },
            },
            'suggestion.undo': {
              guard: 'hasEarlier',
              actions: ['undoSuggestion', 'persistDraft'],
            },
            'draft.submit': 'saving',
            'draft.discard': {
              guard: 'isKept',
              target: '#mateEditor.loading',
              description: 'Only what was found here can be left: the rest is still being written.',
              actions: 'forgetDraft',
            },
            'deletion.request': {
              guard: { type: 'isListed', params: ({ event }) => ({ mateId: event.mateId }) },
              target: 'confirmingDeletion',
              actions: { type: 'mark', params: ({ event }) => ({ mateId: event.mateId }) },
            },
          },
        },
        suggesting: {
          tags: 'suggesting',
          on: { 'load.cancel': 'editing' },
          invoke: {
            id: 'suggestDraft',
            src: 'suggestDraft',
            input: ({ event }) => ({ prompt: rules.promptOf(event) }),
            onDone: {
              target: 'editing',
              actions: [
                { type: 'setSuggestion', params: ({ event }) => ({ suggestion: event.output }) },
                'persistDraft',
              ],
            },
            onError: {
              target: 'editing',
              actions: { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          initial: 'prompt',
          states: { prompt: { after: { slowAfter: 'slow' } }, slow: { tags: 'slow' } },
        },
        readingCard: {
          invoke: {
            id: 'readCard',
            src: 'readCard',
            input: ({ context }) => ({ form: context.form }),
            onDone: {
              target: 'editing',
              actions: [
                { type: 'setCard', params: ({ event }) => event.output },
                'persistDraft',
                { type: 'showTruncatedWarning', params: ({ event }) => event.output },
              ],
            },
            onError: {
              target: 'editing',
              actions: { type: 'showCardError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        saving: {
          tags: 'saving',
          invoke: {
            id: 'saveMate',
            src: 'saveMate',
            input: ({ context }) => rules.submissionOf(context),
            onDone: [
              {
                guard: { type: 'isSaved', params: ({ event }) => event.output },
                target: '#mateEditor.saved',
                actions: [
                  { type: 'setSaved', params: ({ event }) => ({ outcome: event.output }) },
                  'forgetDraft',
                ],
              },
              {
                target: 'editing',
                actions: [
                  { type: 'setProblems', params: ({ event }) => ({ outcome: event.output }) },
                  { type: 'focusField', params: ({ event }) => ({ field: rules.firstOf(event.output) }) },
                ],
              },
            ],
            onError: {
              target: 'editing',
              description: 'What was written stays in the form, and in the browser.',
              actions: { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          initial: 'prompt',
          states: {
            prompt: { after: { slowAfter: 'slow' } },
            slow: { tags: 'slow', on: { 'load.retry': '#mateEditor.ready.saving' } },
          },
        },
        confirmingDeletion: {
          invoke: {
            id: 'deleteMate',
            src: 'deleteMate',
            input: ({ context }) => ({ mateId: context.subject ?? '' }),
            onDone: [
              {
                guard: { type: 'isOpenDeleted', params: ({ event }) => event.output },
                target: '#mateEditor.leaving',
                actions: ['forgetDraft', 'showDeletedToast', 'openBlankForm'],
              },
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: 'editing',
                actions: [
                  { type: 'applyDeletion', params: ({ event }) => event.output },
                  'forgetSubject',
                  'showDeletedToast',
                ],
              },
              { target: 'editing', actions: 'forgetSubject' },
            ],
            onError: {
              target: 'editing',
              actions: [
                'forgetSubject',
                { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
      },
    },
    saved: {
      tags: 'saved',
      description: 'The mate is there: to talk with, to look at, to change again.',
      on: { 'draft.discard': 'loading' },
    },
    leaving: {
      tags: 'busy',
      description: 'The mate that was open is gone; the address leads to an empty form.',
    },
    missing: { tags: 'missing' },
    unavailable: { tags: 'unavailable' },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});

type Deletion = ConfirmationOutcome<readonly OwnMate[]>;
