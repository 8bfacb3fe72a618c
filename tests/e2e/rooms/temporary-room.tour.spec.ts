import { message, page as pageOf, room } from '../../machines/chat/chat-samples.ts';
import { model } from '../../machines/chat/temporary-room.model.ts';
import { chatPage, roomCall } from '../support/stages/chat-stage.ts';
import { on, success, testTours } from '../support/tours/tour.ts';

const shown = success({ ...pageOf([message(1)]), room: { ...room, temporary: true } });

/** A page without the feed of changes asks for the newest message every few seconds. */
const isCheck = ({ pathname, searchParams }: URL): boolean =>
  pathname === roomCall && searchParams.get('limit') === '1';

testTours('temporaryRoom', { model }, ({ page, gate, heading }) => {
  const banner = page.getByRole('complementary', { name: 'Temporary chat' });
  return {
    actor: 'temporaryRoom.part',
    opening: chatPage([]),
    begin: async () => {
      await page.route(isCheck, (route) => route.fulfill({ json: shown }));
      await gate.settle(roomCall, shown);
    },
    answers: {
      readRoom: { call: roomCall, envelope: () => shown },
      endRoom: { call: '/room/deleteRoom', response: () => null },
    },
    causes: { '*': 'End chat' },
    within: banner,
    assertions: [
      ['open', 'Nothing from this chat is remembered.'],
      ['ending', on(banner).button('End chat')],
      ['ended', heading('This temporary chat has ended')],
    ],
  };
});
