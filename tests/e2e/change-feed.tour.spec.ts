import type { ChangeStreamEvent } from '../../src/machines/chat/history/change-feed.types.ts';
import { message } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/chat/history/change-feed.model.ts';
import { chatPage } from './support/chat-stage.ts';
import { networkReturns } from './support/page-events.ts';
import { StreamPeer } from './support/stream-peer.ts';
import { enabled, testTours } from './support/tour.ts';

const feedCall = '/user/changes';

testTours('[S8.10] changeFeed', { model }, async ({ page }) => {
  const peer = await StreamPeer.start(page, [feedCall]);
  return {
    opening: chatPage([message(1, { text: 'You came.' })], { streamed: [feedCall] }),
    answers: { readChanges: (how, reason) => (how === 'done' ? peer.end() : breakBy(peer, reason)) },
    causes: {
      'connection.restored': () => networkReturns(page),
      // The model has no type for its samples.
      '*': (event) => send(peer, event as ChangeStreamEvent),
    },
    assertions: [
      [['reading', 'waiting', 'unavailable'], enabled(page.getByRole('textbox', { name: 'Message Iris' }))],
    ],
  };
});

/** A rejection has its own frame; a broken connection has none. */
function breakBy(peer: StreamPeer, reason: unknown): Promise<void> {
  const isRefusal = reason instanceof Error && 'code' in reason && typeof reason.code === 'number';
  return isRefusal
    ? peer.send({ type: 'error', code: Number(reason.code), message: reason.message })
    : peer.cut();
}

async function send(peer: StreamPeer, event: ChangeStreamEvent): Promise<void> {
  if (event.type === 'stream.heartbeat') await peer.beat();
  else if (event.type === 'stream.opened') await peer.send({ type: 'opened', seq: event.seq });
  else if (typeof event.subject === 'string') await peer.send({ type: event.subject, seq: event.seq });
  else await peer.send({ type: 'room', seq: event.seq, roomId: event.subject.roomId });
}
