import { expect } from '@playwright/test';
import type { EventObject } from 'xstate';
import { message } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/chat/history/change-feed.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import type { ChangeStreamEvent } from '../../src/machines/chat/history/change-feed.types.ts';
import { openChat } from './support/chat-stage.ts';
import { StreamPeer } from './support/stream-peer.ts';
import { testTours, type StateAssertion } from './support/tour.ts';
import { networkReturns } from './support/page-events.ts';

const feedCall = '/user/changes';

testTours('[S8.10] changeFeed', { model }, async ({ page }) => {
  const peer = await StreamPeer.start(page, [feedCall]);
  await openChat(page, [message(1, { text: 'You came.' })], { streamed: [feedCall] });
  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await peer.end();
    else if (cause.kind === 'error') await breakBy(cause.result);
    else if (event.type === 'connection.restored') await networkReturns(page);
    else if (isStreamEvent(event)) await tell(event);
  }

  /** A rejection has its own frame; a broken connection has none. */
  function breakBy(reason: unknown): Promise<void> {
    const isRefusal = reason instanceof Error && 'code' in reason && typeof reason.code === 'number';
    return isRefusal
      ? peer.send({ type: 'error', code: Number(reason.code), message: reason.message })
      : peer.cut();
  }

  async function tell(event: ChangeStreamEvent): Promise<void> {
    if (event.type === 'stream.heartbeat') await peer.beat();
    else if (event.type === 'stream.opened') await peer.send({ type: 'opened', seq: event.seq });
    else if (typeof event.subject === 'string') await peer.send({ type: event.subject, seq: event.seq });
    else await peer.send({ type: 'room', seq: event.seq, roomId: event.subject.roomId });
  }

  const isUsable = () => expect(page.getByRole('textbox', { name: 'Message Iris' })).toBeEnabled();
  const assertions = ['reading', 'waiting', 'unavailable'].map((state): StateAssertion => [state, isUsable]);
  return { close: () => peer.close(), happen, assertions };
});

const isStreamEvent = (event: EventObject): event is ChangeStreamEvent =>
  event.type.startsWith('stream.') || event.type === 'change.received';
