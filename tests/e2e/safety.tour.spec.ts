import { expect } from '@playwright/test';
import { message, own } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/safety/safety.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import { describeSteps } from '../../tools/statechart-tests/walks.ts';
import { openChat } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { Journal, tour } from './support/tour.ts';

const journal = new Journal(model);

for (const [index, walk] of coveringTours(model).entries()) {
  test(`safety, tour ${index + 1}: ${describeSteps(walk.steps)}`, async ({ page, observer }) => {
    await openChat(page, [own(1, { help: 'crisis' }), message(2)]);
    const talk = page.getByRole('region', { name: 'Conversation with Iris Vale' });
    await tour(
      { page, observer, journal },
      {
        model,
        happen: ({ cause }) => observer.kill(cause.kind === 'error' ? cause.child : ''),
        sights: [
          { in: {}, see: () => expect(talk.getByText('Text 2')).toBeVisible() },
          { in: {}, see: () => expect(page.getByRole('textbox', { name: 'Message Iris' })).toBeEditable() },
        ],
      },
      walk,
    );
  });
}

test('safety: every transition was taken in the browser', () => {
  console.log(`${String(journal.coverage)}  in the browser`);
  expect(journal.coverage.missing).toEqual([]);
});
