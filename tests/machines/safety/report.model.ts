import { reportMachine } from '../../../src/machines/safety/report.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../chat/chat-samples.ts';

export const subject = { mateId: 'mate-iris', name: 'Iris Vale', messageId: 'message-2' };
export const draft = { clientId: 'report-1', reason: 'other', words: '', consent: true } as const;

export const model = modelOf(reportMachine, {
  events: {
    'report.open': [{ subject }],
    'report.close': [{}],
    'report.submit': [{ draft }],
    'block.request': [{}],
  },
  actors: {
    sendReport: { done: [undefined], error: [unreachable] },
    blockMate: { done: [undefined], error: [unreachable] },
  },
});
