import { expect, type Page } from '@playwright/test';
import { message, own } from '../machines/chat/chat-samples.ts';
import { model as wholeModel } from '../machines/safety/crisis-help.model.ts';
import { allowing, nodeOf, type Edge, type Node } from '../../tools/statechart-tests/model.ts';
import { openChat } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { absent, testTours, textIn, type Stage } from './support/tour.ts';

/** The page detects the country before the user can see or choose one. */
const model = allowing(
  wholeModel,
  (snapshot, { type }) => !snapshot.matches('finding') || type !== 'region.choose',
);
/** Two messages of the user ask for help; the help lines of the later one stay longer. */
const talk = [own(1, { help: 'crisis' }), message(2), own(3, { help: 'concern' }), message(4)];

/** The country that the browser in the model reports. */
test.use({ locale: 'en-US' });

testTours('crisisHelp', { model }, async ({ page, walk }) => {
  const [finding, ...steps] = walk.steps;
  if (finding?.cause.kind === 'error') await page.addInitScript(forgetLanguages);
  await openChat(page, talk);
  // The user first sees the page after the country is detected.
  const start = finding === undefined ? walk.start : nodeOf(model, finding.to);
  return { ...stageOn(page), walk: { start, steps } };
});

/** Makes a browser that does not report its languages after the page has read them twice at its start. */
function forgetLanguages(): void {
  let asked = 0;
  const { languages } = navigator;
  Object.defineProperty(navigator, 'languages', {
    get: () => (asked++ < 2 ? languages : undefined),
  });
}

function stageOn(page: Page): Stage {
  const crisis = page.getByRole('region', { name: 'You deserve to talk to a real person' });
  const concern = page.getByRole('region', { name: 'Someone to talk to' });
  const folded = page.getByRole('button', { name: 'Show helplines' });
  const country = concern.getByRole('combobox', { name: /^Country/ });

  async function happen({ event }: Edge, { snapshot }: Node): Promise<void> {
    if (event.type === 'region.choose') await country.selectOption(textIn(event, 'region'));
    else if (event.type === 'card.open') await folded.first().click();
    else {
      const card = snapshot.matches('closed') ? concern : crisis;
      await card.getByRole('button', { name: 'Hide helplines' }).click();
    }
  }

  return {
    happen,
    assertions: [
      ['shown', crisis, ({ context: { region } }) => expect(country).toHaveValue(region)],
      ['closed', absent(crisis), folded.first()],
    ],
  };
}
