import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import {
  failureOf,
  isAbandoned,
  isExecuted,
  notProvidedAttempt,
  resultOf,
  type CommandOutcome,
} from '../../shared/commands/command.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import { supervised } from '../../shared/supervised.ts';
import { pictureChoiceMachine } from './picture-choice.machine.ts';
import * as reducers from './mate-form.reducers.ts';
import type {
  FormChange,
  ImportedCard,
  MateField,
  MateForm,
  MateFormTypes,
  SaveInput,
  SaveResult,
  Suggestion,
} from './mate-form.reducers.ts';
import { showToast } from '../../shared/toast.ts';

const types = {} as MateFormTypes;

/** The form of a mate. */
export const mateFormMachine = setup({
  types,
  actors: {
    suggestDraft: notProvidedAttempt<Suggestion, { prompt: string }>('suggestDraft'),
    importCard: notProvidedPromise<ImportedCard, { form: MateForm }>('importCard'),
    saveMate: notProvidedAttempt<SaveResult, SaveInput>('saveMate'),
    pictureChoice: supervised(pictureChoiceMachine),
  },
  actions: {
    setChange: assign(({ context }, change: FormChange) => reducers.withChange(context, change)),
    /** A picture that is being cropped belongs to the form before. */
    offerPicture: sendTo('pictureChoice', (_, { hasPicture }: ImportedCard) => ({
      type: hasPicture ? ('picture.offer' as const) : ('picture.cancel' as const),
    })),
    setSuggestion: assign(({ context }, suggestion: Suggestion) => reducers.toSuggested(context, suggestion)),
    setCard: assign(({ context }, { form, card }: ImportedCard) => reducers.replaceForm(context, form, card)),
    restorePreviousForm: assign(({ context }) => reducers.toPrevious(context)),
    setSuggestionFailure: assign((_, outcome: CommandOutcome) => ({ suggestionFailure: failureOf(outcome) })),
    clearSuggestionFailure: assign({ suggestionFailure: null }),
    setResult: assign((_, result: SaveResult) => reducers.ofResult(result)),
    persistDraft: () => {},
    persistForm: () => {},
    clearDraft: () => {},
    focusField: (_, _params: { field: MateField }) => {},
    showImportWarning: (_, _params: ImportedCard) => {},
    showCardError: (_, _params: { error: unknown }) => {},
    showToast,
  },
  guards: {
    isRestored: ({ context }) => context.isRestored,
    hasPreviousForm: ({ context }) => context.previousForm !== null,
    isExecuted,
    isAbandoned,
    isSaved: (_, outcome: CommandOutcome<SaveResult>) => reducers.isSaved(outcome),
  },
}).createMachine({
  id: 'mateForm',
  description:
    'Fills the form by hand, from a suggestion or a character card, and saves it. The draft is stored at each change.',
  context: ({ input }) => ({
    ...input,
    previousForm: null,
    previousCard: null,
    problems: {},
    suggestionFailure: null,
    saved: null,
  }),
  output: ({ context }) => ({ mate: context.saved }),
  initial: 'editing',
  invoke: { id: 'pictureChoice', src: 'pictureChoice', input: ({ self }) => ({ parentRef: self }) },
  on: {
    'picture.change': { actions: [{ type: 'setChange', params: ({ event }) => event }, 'persistDraft'] },
    'fields.change': { actions: [{ type: 'setChange', params: ({ event }) => event }, 'persistDraft'] },
    'appearance.change': { actions: [{ type: 'setChange', params: ({ event }) => event }, 'persistDraft'] },
  },
  states: {
    editing: {
      on: {
        'suggestion.request': 'suggesting',
        'suggestion.undo': { guard: 'hasPreviousForm', actions: ['restorePreviousForm', 'persistForm'] },
        'card.import': 'importingCard',
        'draft.submit': 'saving',
        'draft.discard': {
          guard: 'isRestored',
          target: 'discarded',
          description: 'Only a draft restored from an earlier visit can be discarded.',
          actions: 'clearDraft',
        },
      },
    },
    suggesting: {
      entry: 'clearSuggestionFailure',
      on: { 'load.cancel': 'editing' },
      invoke: {
        id: 'suggestDraft',
        src: 'suggestDraft',
        input: ({ event }) => ({ prompt: reducers.promptOf(event) }),
        onDone: [
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            target: 'editing',
            actions: [
              { type: 'setSuggestion', params: ({ event }) => resultOf(event.output) },
              'persistForm',
            ],
          },
          { guard: { type: 'isAbandoned', params: ({ event }) => event.output }, target: 'editing' },
          {
            target: 'editing',
            actions: { type: 'setSuggestionFailure', params: ({ event }) => event.output },
          },
        ],
        onError: 'editing',
      },
    },
    importingCard: {
      invoke: {
        id: 'importCard',
        src: 'importCard',
        input: ({ context }) => ({ form: context.form }),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'setCard', params: ({ event }) => event.output },
            'persistForm',
            { type: 'showImportWarning', params: ({ event }) => event.output },
            { type: 'offerPicture', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'editing', actions: { type: 'showCardError', params: ({ event }) => event } },
      },
    },
    saving: {
      invoke: {
        id: 'saveMate',
        src: 'saveMate',
        input: ({ context: { mateId, clientMateId, form, card } }) => ({ mateId, clientMateId, form, card }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'saved',
            actions: [{ type: 'setResult', params: ({ event }) => resultOf(event.output) }, 'clearDraft'],
          },
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            target: 'editing',
            actions: [
              { type: 'setResult', params: ({ event }) => resultOf(event.output) },
              {
                type: 'focusField',
                params: ({ event }) => ({ field: reducers.firstProblemOf(resultOf(event.output)) }),
              },
            ],
          },
          { guard: { type: 'isAbandoned', params: ({ event }) => event.output }, target: 'editing' },
          {
            target: 'editing',
            actions: {
              type: 'showToast',
              params: ({ event }) => ({ key: 'requestFailed', error: failureOf(event.output) }),
            },
          },
        ],
        onError: 'editing',
      },
    },
    saved: { type: 'final' },
    discarded: { type: 'final' },
  },
});

export type MateFormActor = ActorRefFrom<typeof mateFormMachine>;

type Snapshot = SnapshotFrom<typeof mateFormMachine>;

/** Whether nothing else is under way: the form is then saved, or a draft suggested. */
export const selectIsIdle = (snapshot: Snapshot): boolean => snapshot.can({ type: 'draft.submit' });
