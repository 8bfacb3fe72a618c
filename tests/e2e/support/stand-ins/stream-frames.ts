/** Sends the events of a reply's stream as the frames of the server. */
import type { EventObject } from 'xstate';
import type { StreamEvent } from '../../../../src/machines/chat/reply/chat-stream.reducers.ts';
import { benefits } from '../../../machines/chat/chat-samples.ts';
import type { StreamPeer } from './stream-peer.ts';

export function isStreamEvent(event: EventObject): event is StreamEvent {
  return event.type.startsWith('stream.');
}

/** A rejection has its own SSE frame; a broken connection has none. */
export function breakStream(peer: StreamPeer, reason: unknown): Promise<void> {
  const isRefusal = reason instanceof Error && 'code' in reason && typeof reason.code === 'number';
  return isRefusal
    ? peer.send({ type: 'error', code: Number(reason.code), message: reason.message })
    : peer.cut();
}

/** Sends the frames that the page reads as this event. */
export async function sendFrames(peer: StreamPeer, event: StreamEvent): Promise<void> {
  if (event.type === 'stream.heartbeat') await peer.beat();
  else if (event.type === 'stream.accepted') {
    const { learned = [], ...accepted } = event;
    await peer.send({ ...accepted, learned: [...learned], type: 'accepted', clientMessageId: 'any' });
  } else if (event.type === 'stream.thinking') {
    await peer.send({ type: 'thinking', replyId: 'message-2' });
  } else if (event.type === 'stream.model') {
    const { state, name, tokens } = event;
    await peer.send({ type: 'model', replyId: 'message-2', state, name, tokens });
  } else if (event.type === 'stream.finished') {
    await peer.send({ type: 'done', replyId: event.message.messageId, message: event.message, benefits });
  } else if (event.type === 'stream.broken') {
    const { code = 0, message: text } = event.failure;
    await peer.send({ type: 'error', code, message: text, reply: event.message });
  } else {
    const { replyId, from, pieces } = event;
    for (const [index, text] of pieces.entries())
      await peer.send({ type: 'delta', replyId, seq: from + index, text });
  }
}
