import { sendTo, setup, type ActorRefFrom } from 'xstate';
import { code } from '../../../contract/envelope.ts';
import type { RoomInfo } from '../../../contract/rooms/room.ts';
import { isExecuted, notProvidedCommand } from '../shared/commands/command.ts';
import { toFailure } from '../shared/failure.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import type { PageRequest } from './history/older-messages.machine.ts';
import type { ParentRef } from '../shared/parent-ref.ts';
import type { RoomRefreshReport } from './history/room-refresh.reducers.ts';

/** A room of which nothing is stored once it has ended. */
export interface TemporaryRoom {
  readonly roomId: string;
}

export interface TemporaryRoomInput extends TemporaryRoom {
  readonly parentRef: ParentRef<Extract<RoomRefreshReport, { type: 'room.missing' }>>;
}

/** The user ends the room: its messages are deleted at once. */
export interface TemporaryRoomEvent {
  readonly type: 'room.end';
}

export const temporaryRoomMachine = setup({
  types: {
    context: {} as TemporaryRoomInput,
    input: {} as TemporaryRoomInput,
    events: {} as TemporaryRoomEvent,
    children: {} as { readRoom: 'readRoom'; endRoom: 'endRoom' },
  },
  actors: {
    readRoom: notProvidedPromise<RoomInfo, PageRequest>('readRoom'),
    endRoom: notProvidedCommand<null, TemporaryRoom>('endRoom'),
  },
  actions: {
    reportMissing: sendTo(({ context }) => context.parentRef, { type: 'room.missing' }),
  },
  guards: {
    isNotFound: (_, { error }: { error: unknown }) => toFailure(error).code === code.notFound,
    isExecuted,
  },
  delays: { readInterval: 5 * 60_000 },
}).createMachine({
  id: 'temporaryRoom',
  description:
    'A temporary room from when it is shown until it ends: by its user, or because nobody has read it for an hour. It is read regularly, as the page may be hidden and follow no changes.',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      invoke: {
        id: 'readRoom',
        src: 'readRoom',
        input: ({ context: { roomId } }) => ({ roomId, before: null }),
        onError: [
          { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'ended' },
          { description: 'It is read again after the interval.' },
        ],
      },
      after: { readInterval: { target: 'open', reenter: true } },
      on: { 'room.end': 'ending' },
    },
    ending: {
      invoke: {
        id: 'endRoom',
        src: 'endRoom',
        input: ({ context: { roomId } }) => ({ roomId }),
        onDone: [
          { guard: { type: 'isExecuted', params: ({ event }) => event.output }, target: 'ended' },
          { target: 'open' },
        ],
        onError: 'open',
      },
    },
    ended: { entry: 'reportMissing' },
  },
});

export type TemporaryRoomActor = ActorRefFrom<typeof temporaryRoomMachine>;
