import { expect, type Page } from '@playwright/test';
import { searchMessages } from '../../contract/search-messages.ts';
import { startingFrom } from '../../tools/statechart-tests/model.ts';
import { chosenWalk } from '../../tools/statechart-tests/walks.ts';
import { message } from '../machines/chat/chat-samples.ts';
import { closed, model as wholeModel } from '../machines/chat/search/chat-search.model.ts';
import { findBarriers } from './support/axe.ts';
import { openChat } from './support/chat-stage.ts';
import { CodeGate } from './support/code-gate.ts';
import { test } from './support/fixtures.ts';
import { success } from './support/gate.ts';
import { openChatMenu } from './support/menus.ts';
import { completes, fails, happens } from './support/steps.ts';
import { absent, testTours } from './support/tour.ts';
import { pressIn } from './support/stage.ts';

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
});

testTours('chatSearch', { model, walks, countsStories: true }, async ({ page, observer }) => {
  const codeGate = new CodeGate();
  await codeGate.hold(page, ['provide-search-hits']);
  await openChat(page, [message(2)]);
  const bar = barOf(page);
  const failed = page.getByRole('main').getByText('Couldn’t load this part of the page.');

  return {
    actor: 'chatSearch.part',
    answers: { loadSearch: (how) => codeGate.settle(how === 'done' ? 'loaded' : 'unreachable') },
    causes: {
      'xstate.error.actor.searchHits': () => observer.kill('searchHits'),
      'search.open': async (event) => {
        codeGate.holdAgain();
        const name = 'pinned' in event && event.pinned === true ? 'Pinned messages' : 'Search this chat';
        await (await openChatMenu(page)).getByRole('menuitem', { name }).click();
      },
      'search.close': () => pressIn(bar, 'Close'),
      'load.retry': async () => {
        codeGate.holdAgain();
        await pressIn(page.getByRole('main'), 'Try again');
      },
    },
    assertions: [
      ['closed', absent(bar)],
      ['loading', absent(bar), absent(failed)],
      ['open', bar.getByRole('searchbox', { name: 'Search this chat' })],
      ['crashed', failed],
    ],
  };
});

const barOf = (page: Page) => page.getByRole('main').getByRole('search');
