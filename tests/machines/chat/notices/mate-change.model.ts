import { mateChangeMachine } from '../../../../src/machines/chat/notices/mate-change.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { mateChange, unreachable } from '../chat-samples.ts';

export const model = modelOf(mateChangeMachine, {
  inputs: [
    { roomId: 'room-1', change: mateChange },
    { roomId: 'room-1', change: null },
  ],
  rests: ['hidden'],
  view: ({ change }) => ({ changedAt: change?.changedAt ?? null }),
  events: {
    'change.known': [
      { change: mateChange },
      { change: { ...mateChange, changedAt: mateChange.changedAt + 1 } },
      { change: null },
    ],
  },
  actors: { markRead: { done: [null], error: [unreachable] } },
});
