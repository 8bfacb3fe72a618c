import { changeFeedMachine } from '../../../../src/machines/chat/history/change-feed.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { createParent } from '../../support/parent.ts';
import { code } from '../../../../contract/envelope.ts';
import { unreachable } from '../chat-samples.ts';
import { refused } from './room-refresh.model.ts';
import type { ChangeFeedReport } from '../../../../src/machines/chat/history/room-refresh.reducers.ts';

const { parentRef } = createParent<ChangeFeedReport>();

/** The answer of a host without a feed. */
export const unsupported = new ApiError('rejected', 'There is no feed.', { code: code.notAvailable });

export const model = modelOf(changeFeedMachine, {
  input: { parentRef, roomId: 'room-1' },
  events: {
    'stream.opened': [{ seq: 4 }],
    'change.received': [
      { seq: 5, subject: { roomId: 'room-1' } },
      { seq: 5, subject: { roomId: 'room-2' } },
      { seq: 5, subject: 'account' },
      { seq: 5, subject: 'memory' },
    ],
  },
  actors: { readChanges: { done: [undefined], error: [unreachable, refused, unsupported] } },
  view: ({ seq, failures }) => ({ isFirst: seq === null, failures }),
  within: ({ context }) => context.failures < 2,
  rests: ['unavailable'],
});
