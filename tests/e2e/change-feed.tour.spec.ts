import { expect, type Page } from '@playwright/test';
import type { EventObject } from 'xstate';
import { message } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/chat/history/change-feed.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import type { ChangeStreamEvent } from '../../src/machines/chat/history/change-feed.types.ts';
import { openChat } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { StreamPeer } from './support/stream-peer.ts';
import { CoverageLog, tour, type Stage } from './support/tour.ts';

const coverageLog = new CoverageLog(model);
const feedCall = '/user/changes';

for (const [index, walk] of coveringTours(model).entries()) {
  test(`[S8.10] changeFeed, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    const peer = await StreamPeer.start(page, [feedCall]);
    await openChat(page, [message(1, { text: 'You came.' })], { streamed: [feedCall] });
    await tour({ page, observer, coverageLog }, stageOn(page, peer), walk);
    await peer.close();
  });
}

test('changeFeed: every transition was taken in the browser', () => coverageLog.expectAll());

function stageOn(page: Page, peer: StreamPeer): Stage {
  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await peer.end();
    else if (cause.kind === 'error') await breakBy(cause.result);
    else if (event.type === 'connection.restored')
      await page.evaluate(() => void dispatchEvent(new Event('online')));
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
    else if (event.roomId === null) await peer.send({ type: 'account', seq: event.seq });
    else await peer.send({ type: 'room', seq: event.seq, roomId: event.roomId });
  }

  const isUsable = () => expect(page.getByRole('textbox', { name: 'Message Iris' })).toBeEnabled();
  const assertions = ['reading', 'waiting', 'unavailable'].map((state) => ({ in: state, see: isUsable }));
  return { model, happen, assertions };
}

const isStreamEvent = (event: EventObject): event is ChangeStreamEvent =>
  event.type.startsWith('stream.') || event.type === 'change.received';
