import * as v from 'valibot';
import { MateChange } from '../../../contract/mates/mate-change.ts';
import { mateChange, message, page as pageOf, room } from '../../machines/chat/chat-samples.ts';
import { model } from '../../machines/chat/notices/mate-change.model.ts';
import { chatPage, roomCall } from '../support/stages/chat-stage.ts';
import { pageReturns } from '../support/page-events.ts';
import { absent, success, testTours } from '../support/tours/tour.ts';

const changedIn = ({ changedAt, fields }: MateChange) => ({
  room: { ...room, mateChangedAt: changedAt, mateChangedFields: [...fields] },
});

testTours('mateChange', { model }, ({ page, gate, start }) => {
  const notice = page.getByRole('complementary', { name: 'Mate changed' });
  return {
    actor: 'mateChange.part',
    opening: chatPage([message(1)], {
      room: start.context.change === null ? { room } : changedIn(mateChange),
    }),
    answers: { markRead: { call: '/room/readMateChange', response: () => null } },
    causes: {
      'notice.dismiss': 'Dismiss',
      'change.known': async (event) => {
        const { change } = v.parse(v.object({ change: MateChange }), event);
        await gate.answer(roomCall, success({ ...pageOf([message(1)]), ...changedIn(change) }));
        await pageReturns(page);
      },
    },
    within: notice,
    assertions: [
      ['shown', 'Iris was changed by their creator on November 12, 2026.', 'Changed: first message, scene.'],
      ['marking', absent(notice)],
      ['hidden', absent(notice)],
    ],
  };
});
