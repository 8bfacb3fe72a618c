import { mateChange, message, room } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/chat/notices/mate-change.model.ts';
import type { MateChangeInput } from '../../src/machines/chat/notices/mate-change.types.ts';
import { openChat } from './support/chat-stage.ts';
import { absent, testTours } from './support/tour.ts';

const readCall = '/room/readMateChange';
const changed = { mateChangedAt: mateChange.changedAt, mateChangedFields: [...mateChange.fields] };

testTours('mateChange', { model }, async ({ page, walk }) => {
  const { change }: MateChangeInput = walk.start.snapshot.context;
  const gate = await openChat(page, [message(1)], {
    held: [readCall],
    room: { room: change === null ? room : { ...room, ...changed } },
  });
  const notice = page.getByRole('complementary', { name: 'Mate changed' });

  return {
    actor: 'mateChange.part',
    gate,
    answers: { markRead: { call: readCall, response: () => null, isFailing: true } },
    causes: { '*': 'Dismiss' },
    within: notice,
    assertions: [
      ['shown', notice.getByText('Iris was changed by their creator on November 12, 2026.')],
      ['shown', notice.getByText('Changed: first message, scene.')],
      ['marking', absent(notice)],
      ['hidden', absent(notice)],
    ],
  };
});
