import { sendToActor } from '../../app/actors/system-actors.ts';
import { hasNextOnline } from '../../machines/chat/outbox/outbox.reducers.ts';
import { outboxMachine } from '../../machines/chat/outbox/outbox.machine.ts';
import { outgoingMessageMachine } from '../../machines/chat/outbox/outgoing-message.machine.ts';
import type { ChatActors, ConversationDeps, ConversationTexts } from './conversation-deps.ts';

/** Provides the messages that the server does not have yet with their storage. Nothing is sent while the device is offline. */
export const provideOutbox = (
  { actors: { connection } }: Pick<ConversationDeps, 'actors'>,
  { ownUnsent }: Pick<ChatActors, 'ownUnsent'>,
  { drafts }: Pick<ConversationTexts, 'drafts'>,
) =>
  outboxMachine.provide({
    actors: {
      ownUnsent,
      outgoingMessage: outgoingMessageMachine.provide({
        actions: {
          persistUnsent({ system }, { thread, message }) {
            drafts.persistUnsent(thread, message);
            sendToActor(system, 'delivery', { type: 'unsent.changed' });
          },
          forgetUnsent: (_, { thread, ids }) => drafts.forgetUnsent(thread, ids),
        },
      }),
    },
    actions: {
      forgetUnsent: (_, { thread, ids }) => drafts.forgetUnsent(thread, ids),
    },
    guards: {
      hasNext: ({ context }) => hasNextOnline(context, connection.getSnapshot().hasTag('offline')),
    },
  });
