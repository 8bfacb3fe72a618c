import { roomTitleMachine } from '../../../src/machines/chat/room-title.machine.ts';
import type { RoomRenamed } from '../../../src/machines/chat/conversation.types.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { createParent } from '../support/parent.ts';
import { room } from './chat-samples.ts';

const { parentRef } = createParent<RoomRenamed>();

export const model = modelOf(roomTitleMachine, {
  inputs: [{ roomId: 'room-1', parentRef }],
  view: ({ title, text }) => ({ title, text }),
  events: {
    'title.edit': [{ title: 'Night walk' }],
    'title.save': [{ text: 'Rain' }, { text: ' Night walk ' }],
  },
  actors: {
    rename: {
      done: [{ kind: 'done', result: { ...room, title: 'Rain' } }, { kind: 'canceled' }],
      error: [new Error('broken')],
    },
  },
});
