import { expect, type Page } from '@playwright/test';
import { firstPage } from '../machines/mates/search-samples.ts';
import { roomWithIris, roomWithTomas } from '../machines/mates/catalogue-samples.ts';
import { model } from '../machines/palette/palette.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { chosenWalk } from '../../tools/statechart-tests/walks.ts';
import { forbidListening } from './support/failing-listeners.ts';
import { success, type Gate } from './support/gate.ts';
import { holdCode, type HeldCode } from './support/held-code.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { completes, fails, happens } from './support/steps.ts';
import { absent, testTours, textIn, type Stage } from './support/tour.ts';

const requested = happens('palette.request');
const closed = happens('palette.close');
const retried = happens('load.retry');
const passes = ({ cause }: Edge) => cause.kind === 'timer';
const typed =
  (text: string) =>
  ({ event }: Edge): boolean =>
    event.type === 'query.type' && textIn(event, 'text') === text;
const shortcuts = happens('shortcuts.request');
const unwatched = fails('watchShortcuts');
const untaken = fails('watchTyping');

const walks = {
  'code that does not load': chosenWalk(model, [requested, requested, fails('loadPages')]),
  'shortcuts that do not load': chosenWalk(model, [shortcuts, shortcuts, fails('loadShortcuts')]),
  'the list of shortcuts': chosenWalk(model, [shortcuts, completes, closed]),
  'a browser without shortcuts': chosenWalk(model, [unwatched]),
  'chats and mates that are loaded again': chosenWalk(model, [
    requested,
    completes,
    fails('fetchChats'),
    retried,
    completes,
    happens('option.move'),
    typed('iris'),
    passes,
    completes,
    typed(''),
    typed('iris'),
    passes,
    fails('fetchMates'),
    retried,
    completes,
    happens('option.choose'),
  ]),
  'letters that are typed before the field has the focus': chosenWalk(model, [
    requested,
    typed('iris'),
    completes,
  ]),
  'code that never loads': chosenWalk(model, [requested, passes]),
  'closed before it is open': chosenWalk(model, [requested, closed]),
  'a browser without the letters': chosenWalk(model, [requested, untaken, completes]),
  'closed without a choice': chosenWalk(model, [requested, completes, completes, closed]),
};

const calls: Readonly<Record<string, string>> = { fetchChats: '/room/roomList', fetchMates: '/mate/search' };
const answers: Readonly<Record<string, unknown>> = {
  fetchChats: { rooms: [roomWithIris, roomWithTomas] },
  fetchMates: firstPage,
};

testTours('palette', { model, walks }, async ({ page, observer, walk }) => {
  if (walk.steps.some(unwatched)) await forbidListening(page, 'keydown');
  if (walk.steps.some(untaken)) await forbidListening(page, 'keydown', 'capture');
  const gate = await openSignedIn(page, '/support', { held: Object.values(calls) });
  await expect.poll(() => observer.valueOf('palette')).toBe('closed');
  await page.getByRole('link', { name: 'Discover' }).first().focus();
  return stageOn(page, gate, await holdCode(page, '**/assets/palette-*.js'));
});

function stageOn(page: Page, gate: Gate, code: HeldCode): Stage {
  const dialog = page.getByRole('dialog', { name: 'Go to' });
  const field = dialog.getByRole('combobox', { name: 'Search pages, chats and mates' });
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });

  const asPeople: Record<string, (edge: Edge) => Promise<unknown>> = {
    'palette.request': () => page.keyboard.press('Control+k'),
    'shortcuts.request': () => page.keyboard.press('?'),
    'palette.close': () => page.keyboard.press('Escape'),
    'query.type': async ({ event }) =>
      (await field.isVisible())
        ? field.fill(textIn(event, 'text'))
        : page.keyboard.type(textIn(event, 'text')),
    'option.move': ({ event }) => field.press(textIn(event, 'to') === 'last' ? 'End' : 'ArrowDown'),
    'option.choose': () => field.press('Enter'),
    'load.retry': () => dialog.getByRole('button', { name: 'Try again' }).press('Enter'),
  };

  async function happen(edge: Edge): Promise<void> {
    const { cause, event } = edge;
    if (cause.kind === 'done' || cause.kind === 'error') await settle(cause);
    else await asPeople[event.type]?.(edge);
  }

  async function settle({ kind, child }: { kind: string; child: string }): Promise<void> {
    const call = calls[child];
    if (call === undefined) await (kind === 'done' ? code.come() : code.fail());
    else await (kind === 'done' ? gate.settle(call, success(answers[child])) : gate.fail(call));
  }

  const status = (text: string | RegExp) => dialog.getByRole('status').filter({ hasText: text });
  const isAbsent = absent(dialog.or(list));
  const failure = dialog.getByRole('alert').filter({ hasText: 'Couldn’t load all results.' });
  return {
    happen,
    // A listener that is refused fails in the step that would add it.
    tookAtStart: (edge) => unwatched(edge) || untaken(edge),
    assertions: [
      ['closed', isAbsent],
      ['opening', isAbsent],
      ['openingShortcuts', isAbsent],
      ['shortcuts', list.getByText('Send the message')],
      ['open', field],
      [{ open: { chats: 'loading' } }, status('Loading…')],
      [{ open: { chats: 'failed' } }, failure],
      [{ open: { mates: 'typing' } }, status('Loading…')],
      [{ open: { mates: 'searching' } }, status('Loading…')],
      [{ open: { mates: 'failed' } }, failure],
      [{ open: { chats: 'loaded', mates: 'idle' } }, status(/^\d+ results?$/)],
    ],
  };
}
