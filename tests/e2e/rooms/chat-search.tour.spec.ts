import { searchMessages } from '../../../contract/rooms/search-messages.ts';
import { startingFrom } from 'statechart-tools/explorer/model';
import { message } from '../../machines/chat/chat-samples.ts';
import { closed, model as wholeModel } from '../../machines/chat/search/chat-search.model.ts';
import { findBarriers } from '../support/axe.ts';
import { chatPage, openChat } from '../support/stages/chat-stage.ts';
import { CodeGate } from '../support/stand-ins/code-gate.ts';
import { openChatMenu } from '../support/menus.ts';
import { writtenWalks } from '../support/tours/steps.ts';
import { absent, expect, on, pressIn, success, test, testTours } from '../support/tours/tour.ts';

const model = startingFrom(wholeModel, [closed]);

/** Written by hand: code that has loaded is not requested again. */
const walks = writtenWalks(model, {
  'the code loads on the third attempt, and the search is closed':
    'search.open › search.open › error loadSearch › search.open › error loadSearch › load.retry › done › search.close',
  'the search crashes': 'search.open › done › error searchHits',
});

test('chatSearch: the address opens the pinned messages, and the menu another search in place of them', async ({
  page,
}) => {
  await page.route(`**${searchMessages.path}`, (route) =>
    route.fulfill({ json: success({ messages: [], next: null }) }),
  );
  await openChat(page, [message(2)], { search: '&pinned' });
  const bar = page.getByRole('main').getByRole('search');
  const pins = bar.getByRole('button', { name: 'Search pinned messages' });
  await expect(pins).toHaveAttribute('aria-pressed', 'true');
  await expect(bar.getByText('No pinned messages')).toBeVisible();
  expect(await findBarriers(page, { isClockStopped: true })).toEqual([]);
  await (await openChatMenu(page)).getByRole('menuitem', { name: 'Search this chat' }).click();
  await expect(pins).toHaveAttribute('aria-pressed', 'false');
  await expect(bar.getByRole('searchbox')).toBeFocused();
});

testTours('chatSearch', { model, walks, countsStories: true }, async ({ page, main }) => {
  const codeGate = new CodeGate();
  await codeGate.hold(page, ['provide-search-hits']);
  const bar = main.getByRole('search');
  const failed = main.getByText('Couldn’t load this part of the page.');
  return {
    actor: 'chatSearch.part',
    opening: chatPage([message(2)]),
    answers: { loadSearch: codeGate.end },
    causes: {
      'search.open': async (event) => {
        codeGate.holdAgain();
        const name = 'pinned' in event && event.pinned === true ? 'Pinned messages' : 'Search this chat';
        await (await openChatMenu(page)).getByRole('menuitem', { name }).click();
      },
      'search.close': () => on(bar).button('Close').press('Enter'),
      'load.retry': async () => {
        codeGate.holdAgain();
        await pressIn(main, 'Try again');
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
