import { assign, sendTo, setup } from 'xstate';
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
  CardInput,
  FormPatch,
  ImportedCard,
  LookOfForm,
  MateField,
  MateFormTypes,
  PictureOfForm,
  SaveInput,
  SaveResult,
  Suggestion,
} from './mate-form.types.ts';
import { showToast } from '../../shared/toast.ts';

const types = {} as MateFormTypes;

/** The form of a mate. */
export const mateFormMachine = setup({
  types,
  actors: {
    suggestDraft: notProvidedAttempt<Suggestion, { prompt: string }>('suggestDraft'),
    importCard: notProvidedPromise<ImportedCard, CardInput>('importCard'),
    saveMate: notProvidedAttempt<SaveResult, SaveInput>('saveMate'),
    pictureChoice: supervised(pictureChoiceMachine),
  },
  actions: {
    setFields: assign(({ context }, event: { patch: FormPatch }) => reducers.withFields(context, event)),
    setPicture: assign(({ context }, event: PictureOfForm) => reducers.withPicture(context, event)),
    setLook: assign(({ context }, event: LookOfForm) => reducers.withLook(context, event)),
    /** A picture that is being cropped belongs to the form before. */
    offerPicture: sendTo('pictureChoice', (_, { hasPicture }: ImportedCard) => ({
      type: hasPicture ? ('picture.offer' as const) : ('picture.cancel' as const),
    })),
    reportTaken: sendTo(({ context }) => context.parentRef, { type: 'card.taken' }),
    reportDeclined: sendTo(({ context }) => context.parentRef, { type: 'card.declined' }),
    setSuggestion: assign(({ context }, suggestion: Suggestion) => reducers.toSuggested(context, suggestion)),
    setCard: assign(({ context }, { form, card }: ImportedCard) => reducers.replaceForm(context, form, card)),
    restorePreviousForm: assign(({ context }) => reducers.toPrevious(context)),
    setSuggestionFailure: assign((_, outcome: CommandOutcome) => ({ suggestionFailure: failureOf(outcome) })),
    clearSuggestionFailure: assign({ suggestionFailure: null }),
    setProblems: assign((_, result: SaveResult) => ({ problems: reducers.problemsOf(result) })),
    setSaved: assign((_, result: SaveResult) => ({ saved: reducers.savedOf(result) })),
    persistDraft: () => {},
    persistCard: () => {},
    clearDraft: () => {},
    focusField: (_, _params: { field: MateField }) => {},
    showImportWarning: (_, _params: ImportedCard) => {},
    showCardError: (_, _params: { error: unknown }) => {},
    showToast,
    reportError: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isRestored: ({ context }) => context.isRestored,
    isBlank: ({ context }) => context.mateId === null && reducers.isBlank(context.form),
    hasPreviousForm: ({ context }) => context.previousForm !== null,
    isExecuted,
    isAbandoned,
    isSaved: (_, outcome: CommandOutcome<SaveResult>) =>
      outcome.kind === 'done' && outcome.result.kind === 'saved',
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
    'picture.change': { actions: [{ type: 'setPicture', params: ({ event }) => event }, 'persistDraft'] },
    'fields.change': { actions: [{ type: 'setFields', params: ({ event }) => event }, 'persistDraft'] },
    'card.offered': { description: 'The form has text, or is busy.', actions: 'reportDeclined' },
    'appearance.change': { actions: [{ type: 'setLook', params: ({ event }) => event }, 'persistDraft'] },
  },
  states: {
    editing: {
      on: {
        'suggestion.request': 'suggesting',
        'suggestion.undo': {
          guard: 'hasPreviousForm',
          actions: ['restorePreviousForm', 'persistDraft', 'persistCard'],
        },
        'card.import': 'importingCard',
        'card.offered': { guard: 'isBlank', target: 'importingCard' },
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
              'persistDraft',
              'persistCard',
            ],
          },
          { guard: { type: 'isAbandoned', params: ({ event }) => event.output }, target: 'editing' },
          {
            target: 'editing',
            actions: { type: 'setSuggestionFailure', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'editing', actions: { type: 'reportError', params: ({ event }) => event } },
      },
    },
    importingCard: {
      invoke: {
        id: 'importCard',
        src: 'importCard',
        input: ({ context, event }) => ({ form: context.form, fileId: reducers.fileIdOf(event) }),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'setCard', params: ({ event }) => event.output },
            'persistDraft',
            'persistCard',
            { type: 'showImportWarning', params: ({ event }) => event.output },
            { type: 'offerPicture', params: ({ event }) => event.output },
            'reportTaken',
          ],
        },
        onError: {
          target: 'editing',
          actions: [{ type: 'showCardError', params: ({ event }) => event }, 'reportDeclined'],
        },
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
            actions: [{ type: 'setSaved', params: ({ event }) => resultOf(event.output) }, 'clearDraft'],
          },
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            target: 'editing',
            actions: [
              { type: 'setProblems', params: ({ event }) => resultOf(event.output) },
              {
                type: 'focusField',
                params: ({ event }) => ({ field: reducers.firstProblemOf(resultOf(event.output)) }),
              },
            ],
          },
          { guard: { type: 'isAbandoned', params: ({ event }) => event.output }, target: 'editing' },
          {
            target: 'editing',
            description: 'The form keeps its text.',
            actions: {
              type: 'showToast',
              params: ({ event }) => ({ key: 'requestFailed', error: failureOf(event.output) }),
            },
          },
        ],
        onError: { target: 'editing', actions: { type: 'reportError', params: ({ event }) => event } },
      },
    },
    saved: { type: 'final' },
    discarded: { type: 'final' },
  },
});
