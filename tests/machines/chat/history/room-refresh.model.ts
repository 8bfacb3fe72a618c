import { code } from '../../../../contract/envelope.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { roomRefreshMachine } from '../../../../src/machines/chat/history/room-refresh.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import type { RoomRefreshReport } from '../../../../src/machines/chat/history/room-refresh.reducers.ts';
import { createParent } from '../../support/parent.ts';
import { message, notFound, page, unreachable } from '../chat-samples.ts';

const { parentRef } = createParent<RoomRefreshReport>();

/** The answer to a user who may not see the room any more. */
export const refused = new ApiError('rejected', 'Mature content is turned off.', { code: code.matureOff });

export const model = modelOf(roomRefreshMachine, {
  input: { parentRef, roomId: 'room-1', jitter: 0.5 },
  events: {},
  actors: {
    changeFeed: {},
    watchPage: { error: [new Error('nothing to watch')] },
    fetchMessages: { done: [page([message(30)], true)], error: [unreachable, notFound, refused] },
  },
  rests: ['notWatching'],
});
