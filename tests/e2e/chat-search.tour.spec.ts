import { expect, type Page } from '@playwright/test';
import { searchMessages } from '../../contract/search-messages.ts';
import { startingFrom, type Edge } from '../../tools/statechart-tests/model.ts';
import { chosenWalk } from '../../tools/statechart-tests/walks.ts';
import { message } from '../machines/chat/chat-samples.ts';
import { closed, model as wholeModel } from '../machines/chat/search/chat-search.model.ts';
import { findBarriers } from './support/axe.ts';
import { openChat } from './support/chat-stage.ts';
import { CodeGate } from './support/code-gate.ts';
import { test } from './support/fixtures.ts';
import { success } from './support/gate.ts';
import { openChatMenu } from './support/menus.ts';
import type { Observer } from './support/observer.ts';
import { completes, fails, happens } from './support/steps.ts';
import { CoverageLog, testTours, type Stage } from './support/tour.ts';

const coverageLog = new CoverageLog(wholeModel);
const model = startingFrom(wholeModel, [closed]);

const opens = happens('search.open');

/** Written by hand: code that has loaded is not requested again. */
const walks = {
  'the code loads on the third attempt, and the search is closed': chosenWalk(model, [
    opens,
    opens,
    fails('loadSearch'),
    opens,
    fails('loadSearch'),
    happens('load.retry'),
    completes,
    happens('search.close'),
  ]),
  'the search crashes': chosenWalk(model, [opens, completes, fails('searchHits')]),
};

test('chatSearch: the address opens the pinned messages, and the menu another search in place of them', async ({
  page,
  observer,
}) => {
  await page.route(`**${searchMessages.path}`, (route) =>
    route.fulfill({ json: success({ messages: [], next: null }) }),
  );
  await openChat(page, [message(2)], { search: '&pinned' });
  const bar = barOf(page);
  const pins = bar.getByRole('button', { name: 'Only pinned messages' });
  await expect(pins).toHaveAttribute('aria-pressed', 'true');
  await expect(bar.getByText('No pinned messages')).toBeVisible();
  expect(await findBarriers(page, { isClockStopped: true })).toEqual([]);
  await (await openChatMenu(page)).getByRole('menuitem', { name: 'Search this chat' }).click();
  await expect(pins).toHaveAttribute('aria-pressed', 'false');
  await expect(bar.getByRole('searchbox')).toBeFocused();
  for (const name of observer.taken) coverageLog.coverage.add(name);
});

testTours('chatSearch', { model, walks, coverageLog }, async ({ page, observer }) => {
  const codeGate = new CodeGate();
  await codeGate.hold(page, ['provide-search-hits']);
  await openChat(page, [message(2)]);
  return stageOn(page, codeGate, observer);
});

const barOf = (page: Page) => page.getByRole('main').getByRole('search');

function stageOn(page: Page, codeGate: CodeGate, observer: Observer): Stage {
  const bar = barOf(page);
  const failed = page.getByRole('main').getByText('Couldn’t load this part of the page.');

  async function open(isPinned: boolean): Promise<void> {
    codeGate.holdAgain();
    const name = isPinned ? 'Pinned messages' : 'Search this chat';
    await (await openChatMenu(page)).getByRole('menuitem', { name }).click();
  }

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await codeGate.settle('loaded');
    else if (cause.kind === 'error' && cause.child === 'loadSearch') await codeGate.settle('unreachable');
    else if (cause.kind === 'error') await observer.kill('searchHits');
    else if (event.type === 'search.open') await open('pinned' in event && event.pinned === true);
    else if (event.type === 'search.close') await bar.getByRole('button', { name: 'Close' }).click();
    else {
      codeGate.holdAgain();
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    }
  }

  return {
    actor: 'chatSearch.part',
    happen,
    assertions: [
      ['closed', () => expect(bar).toHaveCount(0)],
      ['loading', () => expect(bar).toHaveCount(0)],
      ['loading', () => expect(failed).toHaveCount(0)],
      ['open', bar.getByRole('searchbox', { name: 'Search this chat' })],
      ['crashed', failed],
    ],
  };
}
