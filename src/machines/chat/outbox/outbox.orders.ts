/** The orders of the outbox to its messages. */
import { inFrontOf, nextOf, queuedOf, sendingOf, type OutboxContext } from './outbox.reducers.ts';
import type { OutgoingMessageEvent } from './outgoing-message.machine.ts';
import type { ClientMessageRef, SendingEnded } from './unsent-message.types.ts';

/** An event for the messages with these ids. */
export interface Order {
  readonly ids: readonly string[];
  readonly event: OutgoingMessageEvent;
}

type Messages = Pick<OutboxContext, 'messages'>;

/** Orders as the parameters of an action. */
interface Orders {
  readonly orders: readonly Order[];
}

/** The next message is sent. */
export const toSend = (context: Messages): Orders => ({
  orders: [{ ids: nextOf(context), event: { type: 'message.send' } }],
});

/** The message is sent again, and those that block it too. */
export const toResend = (context: Messages, resent: ClientMessageRef): Orders => ({
  orders: [
    { ids: inFrontOf(context, resent), event: { type: 'message.retry' } },
    { ids: [resent.clientMessageId], event: { type: 'message.resend' } },
  ],
});

export const toRecall = ({ clientMessageId }: ClientMessageRef): Orders => ({
  orders: [{ ids: [clientMessageId], event: { type: 'message.recall' } }],
});

/** The message that was being sent receives its result. */
export const toEnd = (context: Messages, ended: SendingEnded): Orders => ({
  orders: [{ ids: sendingOf(context), event: ended }],
});

/** The same, after the messages behind it are held. */
export const toStop = (context: Messages, ended: SendingEnded): Orders => ({
  orders: [{ ids: queuedOf(context), event: { type: 'message.hold' } }, ...toEnd(context, ended).orders],
});
