import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import type { MateChange } from '../../../../contract/mates/mate-change.ts';

export interface MateChangeInput {
  readonly roomId: string;
  /** The last known change; null where the mate is as it was when the room began, or the user has read of it. */
  readonly change: MateChange | null;
}

/** The changes until this time, in milliseconds since 1970, that the user has read of. */
export interface ReadChange {
  readonly roomId: string;
  readonly changedAt: number;
}

/** The server has reported the room. */
export interface MateChangeKnown {
  readonly type: 'change.known';
  readonly change: MateChange | null;
}

export type MateChangeEvent =
  | MateChangeKnown
  /** The user has read the notice. */
  | { readonly type: 'notice.dismiss' };

export type MateChangeTag = 'shown';

export const mateChangeMachine = setup({
  types: {
    context: {} as MateChangeInput,
    input: {} as MateChangeInput,
    events: {} as MateChangeEvent,
    tags: {} as MateChangeTag,
    children: {} as { markRead: 'markRead' },
  },
  actors: { markRead: notProvidedPromise<null, ReadChange>('markRead') },
  actions: {
    setChange: assign((_, { change }: MateChangeKnown) => ({ change })),
  },
  guards: {
    hasChange: ({ context }) => context.change !== null,
    isNew: ({ context }, { change }: MateChangeKnown) =>
      change !== null && change.changedAt > (context.change?.changedAt ?? 0),
  },
  delays: { abortAfter: 30_000 },
}).createMachine({
  id: 'mateChange',
  description:
    'The notice of a room whose mate was changed by its creator. Once dismissed it is marked as read; where that fails, the room shows it again when it is opened the next time, or once the mate was changed again.',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasChange', target: 'shown' }, { target: 'hidden' }] },
    shown: { tags: 'shown', on: { 'notice.dismiss': 'marking' } },
    marking: {
      after: { abortAfter: 'hidden' },
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: ({ context: { roomId, change } }) => ({ roomId, changedAt: change?.changedAt ?? 0 }),
        onDone: 'hidden',
        onError: 'hidden',
      },
    },
    hidden: {
      on: {
        'change.known': {
          guard: { type: 'isNew', params: ({ event }) => event },
          target: 'shown',
          actions: { type: 'setChange', params: ({ event }) => event },
        },
      },
    },
  },
});

export type MateChangeActor = ActorRefFrom<typeof mateChangeMachine>;

/** The change to show; null where there is none, or the user has dismissed its notice. */
export const selectShownChange = (snapshot: SnapshotFrom<typeof mateChangeMachine>) =>
  snapshot.hasTag('shown') ? snapshot.context.change : null;
