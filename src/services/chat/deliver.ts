import { code } from '../../../contract/envelope.ts';
import type { DeliveryResult, StoredMessage } from '../../machines/chat/outbox/delivery.machine.ts';
import { needsUser, toStored } from '../../machines/chat/outbox/outgoing-message.guards.ts';
import { toFailure } from '../../machines/shared/failure.ts';
import { ApiError } from '../http/api-error.ts';
import { createReplyReader } from '../stream/chat-stream.ts';
import type { DeliveryServices } from './delivery.actors.ts';
import { createUnsent } from './unsent.ts';

type Services = Pick<DeliveryServices, 'storage' | 'openStream'>;

/** Sends a stored message, and stores what became of it. Rejects with an `ApiError` where a later attempt may succeed. */
export async function deliver(
  { storage, openStream }: Services,
  { thread, message }: StoredMessage,
  signal: AbortSignal,
): Promise<DeliveryResult> {
  const { drafts } = createUnsent(storage);
  try {
    await send(openStream, { thread, message }, signal);
    drafts.forgetUnsent(thread, [message.clientMessageId]);
    return { kind: 'accepted' };
  } catch (error) {
    const failure = toFailure(error);
    if (failure.code === code.busy) return { kind: 'roomBusy' };
    if (signal.aborted || !needsUser(failure)) throw error;
    drafts.persistUnsent(thread, toStored(message, failure));
    return { kind: 'refused', failure };
  }
}

/** Resolves as soon as the server has the message: it writes the reply whether a page reads it or not. */
async function send(
  openStream: Services['openStream'],
  { thread: { roomId }, message: { clientMessageId, text, edits } }: StoredMessage,
  signal: AbortSignal,
): Promise<void> {
  const accepted = new AbortController();
  const read = createReplyReader({
    openStream,
    schedule: () => () => undefined,
    logSkipped: () => undefined,
  });
  await read(
    { kind: 'send', roomId, clientMessageId, text, ...(edits === undefined ? {} : { edits }) },
    ({ type }) => (type === 'stream.accepted' ? accepted.abort() : undefined),
    AbortSignal.any([signal, accepted.signal]),
  ).catch((error: unknown) => {
    if (!accepted.signal.aborted) throw error;
  });
  if (!accepted.signal.aborted) throw new ApiError('unreachable', 'The server did not confirm the message.');
}
