import { expect, type Locator } from '@playwright/test';
import { ageStatus, confirmAge, setNfsw } from '../../contract/age.ts';
import { code } from '../../contract/envelope.ts';
import { ada } from '../machines/account/account-samples.ts';
import { model as whole } from '../machines/safety/age-gate.model.ts';
import { roomWithIris } from '../machines/mates/catalogue-samples.ts';
import { message, page as pageOf } from '../machines/chat/chat-samples.ts';
import { ann, ben } from '../machines/app/shell-samples.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import { allowing, nodeOf, withoutFailuresOf, type Edge } from '../../tools/statechart-tests/model.ts';
import { type Walk } from '../../tools/statechart-tests/walks.ts';
import { refusal, success } from './support/gate.ts';
import { submitBirthDate } from './support/people.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { callsOf, pressIn, type Answers } from './support/stage.ts';
import { otherTab } from './support/storage.ts';
import { absent, numbered, testTours } from './support/tour.ts';

/** `watchUser` only subscribes to another actor, which lives as long as the page. */
const model = withoutFailuresOf(whole, ['watchUser']);
const impossible = ['ageGate —xstate.error.actor.watchUser→ (stays)'];
const off = refusal(code.notAvailable, 'Ages are not asked for here.');
const answerTo = (status: unknown) => (status === null ? off : success(status));
const responses = {
  '/user/profile': success(ada),
  '/safety/blocks': success({ mates: [] }),
  '/room/roomList': success({ rooms: [roomWithIris] }),
  '/room/roomInfo': success(pageOf([message(1)])),
  '/girl/chat/getInspiration': refusal(code.notAvailable, 'No ideas here.'),
  '/girl/chat/send': refusal(code.ageUnknown, 'Please enter your date of birth first.'),
};

/** The server rejects a call because of an unknown age only in a chat. */
const elsewhere = allowing(model, (_, { type }) => type !== 'age.required');
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
const walks = { ...numbered(coveringTours(elsewhere)), 'in a chat': chatWalk };

testTours('[S2.28] [S3.3] ageGate', { model, walks, impossible }, async ({ page, walk }) => {
  const main = page.getByRole('main');
  const answers: Answers = {
    fetchAge: { call: ageStatus, envelope: answerTo, isFailing: true },
    saveMatureContent: { call: setNfsw, response: () => ({ nfsw: true }) },
    submitBirthDate: { call: confirmAge, envelope: answerTo, submit: () => submitBirthDate(main) },
  };
  const gate = await openSignedIn(page, walk === chatWalk ? '/recent-chats' : '/mine', {
    answers: responses,
    held: callsOf(answers),
  });
  await gate.keepPage();
  const storeElsewhere = otherTab(page);
  let isBen = false;
  const nsfw = main.getByRole('switch', { name: 'Show mature mates' });
  const section = main.locator('section', { has: page.getByRole('heading', { name: 'Age and content' }) });
  const message = page.getByRole('textbox', { name: 'Message Iris' });
  const inProfile = (seen: Locator) => () =>
    expect(new URL(page.url()).pathname === '/chat-detail' ? message : seen).toBeVisible();
  return {
    gate,
    answers,
    causes: {
      'age.request': async () => {
        const back = main.getByRole('link', { name: 'Back to your page' });
        if (await back.isVisible()) await back.press('Enter');
        const links = main.getByRole('link', { name: /^(Profile and settings|.*Iris Vale)/ });
        await links.first().press('Enter');
      },
      'age.required': async () => {
        await message.fill('Good evening');
        await pressIn(main, 'Send');
      },
      'nfsw.choose': () => nsfw.press(' '),
      'load.cancel': 'Stop waiting',
      'user.changed': () => {
        isBen = !isBen;
        return storeElsewhere({ user: isBen ? ben : ann });
      },
    },
    within: main,
    assertions: [
      ['unknown', absent(main.getByText('Loading…'))],
      ['checking', inProfile(section.getByText('Loading…'))],
      [{ checking: 'slow' }, main.getByRole('button', { name: 'Stop waiting' })],
      ['failed', inProfile(main.getByText('Couldn’t load your age settings.'))],
      ['asking', main.getByRole('button', { name: 'Continue' })],
      ['confirmed', inProfile(main.getByText('Your age is confirmed.'))],
      [{ confirmed: 'saving' }, () => expect(nsfw).toHaveAttribute('aria-busy', 'true')],
      ['refused', 'You’re not old enough to chat yet.'],
      ['notRequired', absent(main.getByRole('heading', { name: 'Age and content' }))],
    ],
  };
});

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
