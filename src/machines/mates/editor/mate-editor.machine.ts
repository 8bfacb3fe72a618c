import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { OwnMate } from '../../../../contract/mates/own-mate.ts';
import { notProvidedRequest } from '../../shared/request.ts';
import { mateFormMachine } from './mate-form.machine.ts';
import type { DraftKey, MateDraftState, MateFormInput, MateFormOutcome } from './mate-form.reducers.ts';

export interface MateEditorContext extends DraftKey {
  /** Null until it is loaded. */
  readonly data: EditorData | null;
  readonly saved: OwnMate | null;
}

export interface EditorData {
  /** The stored name of the mate in the form; null for a new one. */
  readonly name: string | null;
  /** Whether no language model writes what the mate says. */
  readonly isScripted: boolean;
  /** Null where the mate is not the user’s. */
  readonly draft: MateDraftState | null;
}

export type MateEditorEvent =
  | { readonly type: 'load.retry' }
  /** Edit the saved mate again, or create another one. */
  | { readonly type: 'editor.reopen' };

/** The page where users create and edit one of their own mates. */
export const mateEditorMachine = setup({
  types: {
    context: {} as MateEditorContext,
    input: {} as DraftKey,
    events: {} as MateEditorEvent,
    tags: {} as 'failed' | 'notFound' | 'saved',
    children: {} as { request: 'openEditor'; mateForm: 'mateForm' },
  },
  actors: {
    openEditor: notProvidedRequest<EditorData, DraftKey>('openEditor'),
    mateForm: mateFormMachine,
  },
  actions: {
    setData: assign((_, data: EditorData) => ({ data })),
    setSaved: assign((_, { mate }: MateFormOutcome) => ({ saved: mate })),
  },
  guards: {
    isFound: (_, { draft }: EditorData) => draft !== null,
    isSaved: (_, { mate }: MateFormOutcome) => mate !== null,
  },
}).createMachine({
  id: 'mateEditor',
  description: 'Loads the draft of a mate, shows its form, and what was saved.',
  context: ({ input }) => ({ ...input, data: null, saved: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'request',
        src: 'openEditor',
        input: ({ context: { userId, mateId } }) => ({ userId, mateId }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'setData', params: ({ event }) => event.output },
          },
          { target: 'notFound', description: 'Not the user’s mate, or deleted.' },
        ],
        onError: 'failed',
      },
    },
    editing: {
      invoke: {
        id: 'mateForm',
        src: 'mateForm',
        input: ({ context }) => toFormInput(context),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'saved',
            actions: { type: 'setSaved', params: ({ event }) => event.output },
          },
          { target: 'loading', description: 'The restored draft was discarded.' },
        ],
        onError: { target: 'failed', description: 'The form crashed. Its draft is stored.' },
      },
    },
    saved: { tags: 'saved', on: { 'editor.reopen': 'loading' } },
    notFound: { tags: 'notFound' },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});

export type MateEditorActor = ActorRefFrom<typeof mateEditorMachine>;

type Snapshot = SnapshotFrom<typeof mateEditorMachine>;

/** The mate that was just saved; null before. */
export const selectSaved = (snapshot: Snapshot): OwnMate | null =>
  snapshot.hasTag('saved') ? snapshot.context.saved : null;

/** Returns the input of the form. Throws before the draft is loaded. */
function toFormInput({ userId, mateId, data }: MateEditorContext): MateFormInput {
  if (data?.draft == null) throw new TypeError('There is no draft to edit.');
  return { userId, mateId, ...data.draft };
}
