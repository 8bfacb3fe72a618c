import { mateChange, message, room } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/chat/notices/mate-change.model.ts';
import { chatPage } from './support/chat-stage.ts';
import { absent, testTours } from './support/tour.ts';

const changed = { mateChangedAt: mateChange.changedAt, mateChangedFields: [...mateChange.fields] };

testTours('mateChange', { model }, ({ page, start }) => {
  const notice = page.getByRole('complementary', { name: 'Mate changed' });
  return {
    actor: 'mateChange.part',
    opening: chatPage([message(1)], {
      room: { room: start.context.change === null ? room : { ...room, ...changed } },
    }),
    answers: { markRead: { call: '/room/readMateChange', response: () => null } },
    causes: { '*': 'Dismiss' },
    within: notice,
    assertions: [
      ['shown', 'Iris was changed by their creator on November 12, 2026.', 'Changed: first message, scene.'],
      ['marking', absent(notice)],
      ['hidden', absent(notice)],
    ],
  };
});
