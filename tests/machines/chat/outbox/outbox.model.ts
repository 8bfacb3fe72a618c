import type { SnapshotFrom } from 'xstate';
import { outboxMachine } from '../../../../src/machines/chat/outbox/outbox.machine.ts';
import type { OutboxReport } from '../../../../src/machines/chat/outbox/outbox.reducers.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { createParent } from '../../support/parent.ts';
import { idNumber } from '../chat-samples.ts';

const { parentRef } = createParent<OutboxReport>();
const written = { clientMessageId: idNumber(0), text: 'Hello', at: 13_000 };
const stored = {
  clientMessageId: idNumber(501),
  text: 'One',
  at: 2000,
  needsUser: false,
  edits: 'message-1',
};

/** Two messages at most. */
const isWorthTrying = ({ context }: SnapshotFrom<typeof outboxMachine>, type: string): boolean =>
  type !== 'message.queue' ||
  !context.messages.some(({ clientMessageId }) => clientMessageId === written.clientMessageId);

const texts = new Map([written, stored].map(({ clientMessageId, text }) => [clientMessageId, text]));
const textOf = ({ clientMessageId }: { readonly clientMessageId: string }): string =>
  texts.get(clientMessageId) ?? '';

const both = [{ clientMessageId: idNumber(0) }, { clientMessageId: idNumber(501) }];

export const model = modelOf(outboxMachine, {
  inputs: [
    {
      parentRef,
      userId: 'user-1',
      roomId: 'room-1',
      seed: idNumber(0),
      unsent: [stored],
      alreadyDelivered: [],
    },
  ],
  events: {
    'message.queue': [{ message: written }],
    'message.resend': both,
    'message.recall': both,
    'message.move': [...both, { clientMessageId: 'unknown' }],
    'messages.found': [{ messages: [stored] }],
    'messages.stored': [{ ids: [idNumber(501)] }],
    'phase.changed': ({ context }) =>
      context.messages.flatMap(({ clientMessageId }) =>
        (['queued', 'sending', 'blocking', 'setAside'] as const).map((phase) => ({ clientMessageId, phase })),
      ),
    'message.recalled': ({ context }) =>
      context.messages.map((entry) => ({ clientMessageId: entry.clientMessageId, text: textOf(entry) })),
  },
  actors: {
    ownUnsent: { error: [new Error('no locks')] },
    outgoingMessage: { error: [new Error('broken')] },
  },
  view: ({ messages }) => messages.map((entry) => [textOf(entry), entry.phase]),
  within: (snapshot, event) => isWorthTrying(snapshot, event.type),
});
