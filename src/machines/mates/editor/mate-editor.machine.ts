import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { OwnMate } from '../../../../contract/own-mate.ts';
import { notProvidedRequest } from '../../shared/request.ts';
import { supervised } from '../../shared/supervised.ts';
import { mateFormMachine } from './mate-form.machine.ts';
import type {
  DraftKey,
  MateFormInput,
  MateFormOutcome,
  CardAnswer,
  CardOffered,
  MateDraftState,
} from './mate-form.reducers.ts';
import { cardBatchMachine } from '../imports/card-batch.machine.ts';
import { myMatesMachine } from './my-mates.machine.ts';
import type { CardBatchInput } from '../imports/card-batch.reducers.ts';

export type MateEditorInput = DraftKey & Pick<CardBatchInput, 'isShareFailed'>;

export interface MateEditorContext extends MateEditorInput {
  /** Null until it is loaded. */
  readonly data: EditorData | null;
  readonly saved: OwnMate | null;
}

export interface EditorData {
  /** The user’s mates, the newest first. */
  readonly mates: readonly OwnMate[];
  /** How many mates a user may have. */
  readonly limit: number;
  /** Null where the mate is not the user’s. */
  readonly draft: MateDraftState | null;
}

export type MateEditorEvent =
  | { readonly type: 'load.retry' }
  /** Edit the saved mate again, or create another one. */
  | { readonly type: 'editor.reopen' }
  /** The list deleted the mate that is in the form. */
  | { readonly type: 'mate.deleted' }
  | CardOffered
  | CardAnswer
  /** One was made from a card. */
  | { readonly type: 'mate.imported'; readonly mate: OwnMate }
  /** The server may have deleted one of the list. */
  | { readonly type: 'mates.outdated' };

export type MateEditorTag = 'busy' | 'failed' | 'notFound' | 'saved';

/** The page where users create and edit their own mates. */
export const mateEditorMachine = setup({
  types: {
    context: {} as MateEditorContext,
    input: {} as MateEditorInput,
    events: {} as MateEditorEvent,
    tags: {} as MateEditorTag,
    children: {} as {
      request: 'openEditor';
      mateForm: 'mateForm';
      myMates: 'myMates';
      cardBatch: 'cardBatch';
    },
  },
  actors: {
    openEditor: notProvidedRequest<EditorData, DraftKey>('openEditor'),
    mateForm: mateFormMachine,
    myMates: supervised(myMatesMachine),
    cardBatch: supervised(cardBatchMachine),
  },
  actions: {
    setData: assign((_, data: EditorData) => ({ data })),
    setSaved: assign((_, { mate }: MateFormOutcome) => ({ saved: mate })),
    clearDraft: () => {},
    openBlankForm: () => {},
  },
  guards: {
    isFound: (_, { draft }: EditorData) => draft !== null,
    isSaved: (_, { mate }: MateFormOutcome) => mate !== null,
  },
}).createMachine({
  id: 'mateEditor',
  description: 'Loads the user’s mates and the draft of one, shows list and form, and what was saved.',
  context: ({ input }) => ({ ...input, data: null, saved: null }),
  initial: 'loading',
  invoke: {
    id: 'cardBatch',
    src: 'cardBatch',
    input: ({ context: { isShareFailed }, self }) => ({ parentRef: self, isShareFailed }),
  },
  on: {
    'card.taken': { actions: sendTo('cardBatch', ({ event }) => event) },
    'card.declined': { actions: sendTo('cardBatch', ({ event }) => event) },
  },
  states: {
    loading: {
      invoke: {
        id: 'request',
        src: 'openEditor',
        input: ({ context }) => ({ userId: context.userId, mateId: context.mateId }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'setData', params: ({ event }) => event.output },
          },
          { target: 'notFound', description: 'Not the user’s mate, or deleted.' },
        ],
        onError: 'failed',
      },
    },
    ready: {
      invoke: {
        id: 'myMates',
        src: 'myMates',
        input: ({ context, self }) => ({
          mates: matesOf(context),
          limit: context.data?.limit ?? 0,
          openId: context.mateId,
          parentRef: self,
        }),
      },
      on: {
        'mate.deleted': {
          target: 'leaving',
          description: 'The mate in the form was deleted.',
          actions: ['clearDraft', 'openBlankForm'],
        },
        'mate.imported': { actions: sendTo('myMates', ({ event }) => event) },
        'mates.outdated': { target: 'loading', description: 'What was typed is stored as a draft.' },
      },
      initial: 'editing',
      states: {
        editing: {
          entry: sendTo('cardBatch', { type: 'form.opened' }),
          on: { 'card.offered': { actions: sendTo('mateForm', ({ event }) => event) } },
          invoke: {
            id: 'mateForm',
            src: 'mateForm',
            input: ({ context, self }) => toFormInput(context, self),
            onDone: [
              {
                guard: { type: 'isSaved', params: ({ event }) => event.output },
                target: 'saved',
                actions: { type: 'setSaved', params: ({ event }) => event.output },
              },
              { target: '#mateEditor.loading', description: 'The restored draft was discarded.' },
            ],
            onError: {
              target: '#mateEditor.failed',
              description: 'The form crashed. Its draft is stored.',
            },
          },
        },
        saved: {
          tags: 'saved',
          description: 'A deletion that the list has sent is not cut off.',
          on: {
            'editor.reopen': '#mateEditor.loading',
            'card.offered': { actions: sendTo('cardBatch', { type: 'card.declined' }) },
          },
        },
      },
    },
    leaving: { tags: 'busy', description: 'The URL changes to that of an empty form.' },
    notFound: { tags: 'notFound' },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});

export type MateEditorActor = ActorRefFrom<typeof mateEditorMachine>;

type Snapshot = SnapshotFrom<typeof mateEditorMachine>;

/** The stored name of the mate in the form; null for a new one. */
export const selectName = ({ context: { data, mateId } }: Snapshot): string | null =>
  data?.mates.find((mate) => mate.mateId === mateId)?.name ?? null;

/** The mate that was just saved; null before. */
export const selectSaved = (snapshot: Snapshot): OwnMate | null =>
  snapshot.hasTag('saved') ? snapshot.context.saved : null;

const matesOf = ({ data }: MateEditorContext): readonly OwnMate[] => data?.mates ?? [];

/** Returns the input of the form. Throws before the draft is loaded. */
function toFormInput(
  { userId, mateId, data }: MateEditorContext,
  parentRef: MateFormInput['parentRef'],
): MateFormInput {
  if (data?.draft == null) throw new TypeError('There is no draft to edit.');
  return { userId, mateId, ...data.draft, parentRef };
}
