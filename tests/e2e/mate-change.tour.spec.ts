import { expect, type Page } from '@playwright/test';
import { mateChange, message, room } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/chat/notices/mate-change.model.ts';
import type { MateChangeInput } from '../../src/machines/chat/notices/mate-change.types.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { failAs, openChat } from './support/chat-stage.ts';
import { success, type Gate } from './support/gate.ts';
import { testTours, type Stage } from './support/tour.ts';

const readCall = '/room/readMateChange';
const changed = { mateChangedAt: mateChange.changedAt, mateChangedFields: [...mateChange.fields] };

testTours('mateChange', { model }, async ({ page, walk }) => {
  const { change }: MateChangeInput = walk.start.snapshot.context;
  const gate = await openChat(page, [message(1)], {
    held: [readCall],
    room: { room: change === null ? room : { ...room, ...changed } },
  });
  return stageOn(page, gate);
});

function stageOn(page: Page, gate: Gate): Stage {
  const notice = page.getByRole('complementary', { name: 'Mate changed' });

  async function happen({ cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await gate.settle(readCall, success());
    else if (cause.kind === 'error') await failAs(gate, readCall, cause.result);
    else await notice.getByRole('button', { name: 'Dismiss' }).click();
  }

  return {
    actor: 'mateChange.part',
    happen,
    assertions: [
      ['shown', notice.getByText('Iris was changed by their creator on November 12, 2026.')],
      ['shown', notice.getByText('Changed: first message, scene.')],
      ['marking', () => expect(notice).toHaveCount(0)],
      ['hidden', () => expect(notice).toHaveCount(0)],
    ],
  };
}
