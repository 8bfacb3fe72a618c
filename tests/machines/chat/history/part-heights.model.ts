import { partHeightsMachine } from '../../../../src/machines/chat/history/part-heights.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { message } from '../chat-samples.ts';

export const model = modelOf(partHeightsMachine, {
  input: { messages: [message(1), message(100)], messageId: 'message-100' },
  events: {
    'parts.moved': [
      { near: ['group 0'], distant: {} },
      { near: [], distant: { 'group 0': 800 } },
    ],
  },
  actors: {},
});
