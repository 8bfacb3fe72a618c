import { code } from '../../contract/envelope.ts';
import { message, page as pageOf, room } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/chat/temporary-room.model.ts';
import { ideasCall, roomCall } from './support/chat-stage.ts';
import { refusal, success } from './support/gate.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { testTours } from './support/tour.ts';

const endCall = '/room/deleteRoom';
const shown = success({ ...pageOf([message(1)]), room: { ...room, temporary: true } });

/** A page without the feed of changes asks for the newest message every few seconds. */
const isCheck = ({ pathname, searchParams }: URL): boolean =>
  pathname === roomCall && searchParams.get('limit') === '1';

testTours('temporaryRoom', { model }, async ({ page }) => {
  const gate = await openSignedIn(page, '/chat-detail?roomId=room-1', {
    answers: { [ideasCall]: refusal(code.notAvailable, 'No ideas here.') },
    held: [roomCall, endCall],
  });
  await page.route(isCheck, (route) => route.fulfill({ json: shown }));
  await gate.settle(roomCall, shown);
  const banner = page.getByRole('complementary', { name: 'Temporary chat' });
  return {
    actor: 'temporaryRoom.part',
    gate,
    answers: {
      readRoom: { call: roomCall, envelope: () => shown, isFailing: true },
      endRoom: { call: endCall, response: () => null },
    },
    causes: { '*': 'End chat' },
    within: banner,
    assertions: [
      ['open', banner.getByText('Nothing from this chat is remembered.')],
      ['ending', banner.getByRole('button', { name: 'End chat' })],
      ['ended', page.getByRole('heading', { name: 'This temporary chat has ended' })],
    ],
  };
});
