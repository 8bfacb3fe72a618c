import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import { trimmed } from '../../../contract/blank-text.ts';
import type { Room } from '../../../contract/rooms/room.ts';
import { isExecuted, notProvidedCommand, resultOf } from '../shared/commands/command.ts';
import type { ParentRef } from '../shared/parent-ref.ts';
import type { RoomRenamed } from './conversation.types.ts';

export interface RoomTitleInput {
  readonly parentRef: ParentRef<RoomRenamed>;
  readonly roomId: string;
}

export interface RoomTitleContext extends RoomTitleInput {
  /** The name when the field was opened; '' for none. */
  readonly title: string;
  /** The name as it was typed. */
  readonly text: string;
}

/** The name of a room to save. */
export interface NewTitle {
  readonly roomId: string;
  readonly title: string;
}

export type RoomTitleEvent =
  | { readonly type: 'title.edit'; readonly title: string }
  | { readonly type: 'title.save'; readonly text: string }
  | { readonly type: 'title.cancel' };

export const roomTitleMachine = setup({
  types: {
    context: {} as RoomTitleContext,
    input: {} as RoomTitleInput,
    events: {} as RoomTitleEvent,
    tags: {} as 'editing' | 'saving',
    children: {} as { rename: 'rename' },
  },
  actors: { rename: notProvidedCommand<Room, NewTitle>('rename') },
  actions: {
    setTitle: assign((_, { title }: { title: string }) => ({ title, text: title })),
    setText: assign((_, { text }: { text: string }) => ({ text })),
    reportRenamed: sendTo(
      ({ context }) => context.parentRef,
      (_, { room }: { room: Room }) => ({ type: 'room.renamed', room }),
    ),
  },
  guards: {
    isExecuted,
    isUnchanged: ({ context }, { text }: { text: string }) => trimmed(text) === context.title,
  },
}).createMachine({
  id: 'roomTitle',
  description: 'The name that the user gives a conversation, in a field in its header.',
  context: ({ input }) => ({ ...input, title: '', text: '' }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'title.edit': { target: 'editing', actions: { type: 'setTitle', params: ({ event }) => event } },
      },
    },
    editing: {
      tags: 'editing',
      on: {
        'title.save': [
          { guard: { type: 'isUnchanged', params: ({ event }) => event }, target: 'closed' },
          { target: 'saving', actions: { type: 'setText', params: ({ event }) => event } },
        ],
        'title.cancel': 'closed',
      },
    },
    saving: {
      tags: 'saving',
      invoke: {
        id: 'rename',
        src: 'rename',
        input: ({ context: { roomId, text } }) => ({ roomId, title: text }),
        onDone: [
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            target: 'closed',
            actions: { type: 'reportRenamed', params: ({ event }) => ({ room: resultOf(event.output) }) },
          },
          { target: 'editing', description: 'The name stays in the field.' },
        ],
        onError: 'editing',
      },
    },
  },
});

export type RoomTitleActor = ActorRefFrom<typeof roomTitleMachine>;
