import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { EventObject } from 'xstate';
import { ageStatus, confirmAge, setNfsw } from '../../contract/age.ts';
import { code } from '../../contract/envelope.ts';
import { ada } from '../machines/account/account-samples.ts';
import { model as whole } from '../machines/safety/age-gate.model.ts';
import { roomWithIris } from '../machines/mates/catalogue-samples.ts';
import { message, page as pageOf } from '../machines/chat/chat-samples.ts';
import { ann, ben, storeOf } from '../machines/app/shell-samples.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import { allowing, nodeOf, withoutFailuresOf, type Edge } from '../../tools/statechart-tests/model.ts';
import { type Walk } from '../../tools/statechart-tests/walks.ts';
import type { Observer } from './support/observer.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { happening, pressIn, type Answer } from './support/stage.ts';
import { openNeighbour } from './support/storage.ts';
import { numbered, testTours, type Stage, type StateAssertion } from './support/tour.ts';

/** `watchUser` only subscribes to another actor, which lives as long as the page. */
const model = withoutFailuresOf(whole, ['watchUser']);
const impossible = ['ageGate —xstate.error.actor.watchUser→ (stays)'];
const calls = [ageStatus.path, confirmAge.path, setNfsw.path];
const off = refusal(code.notAvailable, 'Ages are not asked for here.');
const answerTo = (status: unknown) => (status === null ? off : success(status));
const answers = {
  '/user/profile': success(ada),
  '/safety/blocks': success({ mates: [] }),
  '/room/roomList': success({ rooms: [roomWithIris] }),
  '/room/roomInfo': success(pageOf([message(1)])),
  '/girl/chat/getInspiration': refusal(code.notAvailable, 'No ideas here.'),
  '/girl/chat/send': refusal(code.ageUnknown, 'Please enter your date of birth first.'),
};

/** The server rejects a call because of an unknown age only in a chat. */
const inProfile = allowing(model, (_, { type }) => type !== 'age.required');
const inChat = [
  ['age.request', 'checking'],
  ['xstate.error.actor.fetchAge', 'failed'],
  ['age.required', 'checking'],
  ['xstate.done.actor.fetchAge', 'confirmed'],
  ['age.required', 'checking'],
  ['xstate.done.actor.fetchAge', 'confirmed'],
  ['user.changed', 'unknown'],
  ['age.required', 'checking'],
] as const;
const chatWalk = wayBy(inChat);
const walks = { ...numbered(coveringTours(inProfile)), 'in a chat': chatWalk };

testTours(
  '[S2.28] [S3.3] ageGate',
  { model, walks, impossible },
  async ({ page, context, observer, walk }) => {
    const place = walk === chatWalk ? '/recent-chats' : '/mine';
    const gate = await openSignedIn(page, place, { answers, held: calls });
    await gate.keepPage();
    return stageOn(page, context, gate, observer);
  },
);

/** Returns the walk over these events and states, from the initial state. */
function wayBy(stops: readonly (readonly [type: string, state: string])[]): Walk {
  const [start] = model.starts;
  if (start === undefined) throw new Error('The machine has no beginning.');
  let at = start;
  const steps = stops.map(([type, state]) => {
    const leads = ({ event, to }: Edge) => event.type === type && nodeOf(model, to).snapshot.matches(state);
    const step = at.edges.find(leads);
    if (step === undefined) throw new Error(`${type} does not lead to ${state} here.`);
    at = nodeOf(model, step.to);
    return step;
  });
  return { start, steps };
}

const responsesOn = (main: Locator): Record<string, Answer> => ({
  fetchAge: { call: ageStatus, envelope: answerTo, isFailing: true },
  saveMatureContent: { call: setNfsw, response: () => ({ nfsw: true }) },
  submitBirthDate: {
    call: confirmAge,
    envelope: answerTo,
    submit: async () => {
      await main.getByLabel('Day').fill('17');
      await main.getByLabel('Month').selectOption('5');
      await main.getByLabel('Year').fill('1990');
      await pressIn(main, 'Continue');
    },
  },
});

function stageOn(page: Page, context: BrowserContext, gate: Gate, observer: Observer): Stage {
  const main = page.getByRole('main');
  const press = (name: string) => pressIn(main, name);
  let store: Awaited<ReturnType<typeof openNeighbour>> | undefined;
  let isBen = false;

  const asPeople: Record<string, (event: EventObject) => Promise<void>> = {
    'age.request': async () => {
      const back = main.getByRole('link', { name: 'Back to your page' });
      if (await back.isVisible()) await back.press('Enter');
      await main
        .getByRole('link', { name: /^(Profile and settings|.*Iris Vale)/ })
        .first()
        .press('Enter');
    },
    'age.required': async () => {
      await page.getByRole('textbox', { name: 'Message Iris' }).fill('Good evening');
      await press('Send');
    },
    'nfsw.choose': () => main.getByRole('switch', { name: 'Show mature mates' }).press(' '),
    'load.cancel': () => press('Stop waiting'),
    'user.changed': async () => {
      store ??= await openNeighbour(context);
      isBen = !isBen;
      await store(storeOf({ user: isBen ? ben : ann }));
      // The browser draws only one frame per second for a background page.
      await page.bringToFront();
    },
  };

  const happen = happening({
    page,
    gate,
    observer,
    machine: 'ageGate',
    answers: responsesOn(main),
    causes: asPeople,
    within: main,
  });
  return { happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const main = page.getByRole('main');
  const text = (words: string) => expect(main.getByText(words)).toBeVisible();
  const button = (name: string) => expect(main.getByRole('button', { name, exact: true })).toBeVisible();
  const section = main.locator('section', { has: page.getByRole('heading', { name: 'Age and content' }) });
  const isChat = () => new URL(page.url()).pathname === '/chat-detail';
  const open = () => expect(page.getByRole('textbox', { name: 'Message Iris' })).toBeVisible();
  const toProfile = (see: () => Promise<void>) => () => (isChat() ? open() : see());
  return [
    ['unknown', () => expect(main.getByText('Loading…')).toHaveCount(0)],
    ['checking', toProfile(() => expect(section.getByText('Loading…')).toBeVisible())],
    [{ checking: 'slow' }, () => button('Stop waiting')],
    ['failed', toProfile(() => text('Couldn’t load your age settings.'))],
    ['asking', () => button('Continue')],
    ['confirmed', toProfile(() => text('Your age is confirmed.'))],
    [
      { confirmed: 'saving' },
      () =>
        expect(main.getByRole('switch', { name: 'Show mature mates' })).toHaveAttribute('aria-busy', 'true'),
    ],
    ['refused', () => text('You’re not old enough to chat yet.')],
    ['notRequired', () => expect(main.getByRole('heading', { name: 'Age and content' })).toHaveCount(0)],
  ];
}
