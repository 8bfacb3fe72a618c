import type { Page } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import { message, page as pageOf, room } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/chat/temporary-room.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { failAs, ideasCall, roomCall } from './support/chat-stage.ts';
import { isCanceled } from './support/confirmations.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { testTours, type Stage } from './support/tour.ts';

const endCall = '/room/deleteRoom';
const shown = success({ ...pageOf([message(1)]), room: { ...room, temporary: true } });

/** A page without the feed of changes asks for the newest message every few seconds. */
const isCheck = ({ pathname, searchParams }: URL): boolean =>
  pathname === roomCall && searchParams.get('limit') === '1';

testTours('temporaryRoom', { model }, async ({ page, observer }) => {
  const gate = await openSignedIn(page, '/chat-detail?roomId=room-1', {
    answers: { [ideasCall]: refusal(code.notAvailable, 'No ideas here.') },
    held: [roomCall, endCall],
  });
  await page.route(isCheck, (route) => route.fulfill({ json: shown }));
  await gate.settle(roomCall, shown);
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const banner = page.getByRole('complementary', { name: 'Temporary chat' });
  const press = (name: string) => banner.getByRole('button', { name, exact: true }).click();

  async function happen({ cause }: Edge): Promise<void> {
    if (cause.kind === 'done' && cause.child === 'endRoom' && isCanceled(cause.result)) {
      await gate.fail(endCall);
      await press('Cancel');
    } else if (cause.kind === 'done' && cause.child === 'endRoom') await gate.settle(endCall, success());
    else if (cause.kind === 'done') await gate.settle(roomCall, shown);
    else if (cause.kind === 'error' && cause.child === 'readRoom') await failAs(gate, roomCall, cause.result);
    else if (cause.kind === 'error') await observer.kill(cause.child);
    else await press('End chat');
  }

  return {
    actor: 'temporaryRoom.part',
    happen,
    assertions: [
      ['open', banner.getByText('Nothing from this chat is remembered.')],
      ['ending', banner.getByRole('button', { name: 'End chat' })],
      ['ended', page.getByRole('heading', { name: 'This temporary chat has ended' })],
    ],
  };
}
