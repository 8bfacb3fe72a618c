import type { Locator } from '@playwright/test';
import { ageStatus, confirmAdult, confirmAge, setNfsw } from '../../../contract/account/age.ts';
import { coveringTours } from 'statechart-tools/walks/cover';
import { allowing, withoutFailuresOf } from 'statechart-tools/explorer/model';
import { ada } from '../../machines/account/account-samples.ts';
import { ann, ben } from '../../machines/app/shell-samples.ts';
import { message } from '../../machines/chat/chat-samples.ts';
import { roomWithIris } from '../../machines/mates/catalogue-samples.ts';
import { model as whole } from '../../machines/safety/age-gate.model.ts';
import { chatPage } from '../support/stages/chat-stage.ts';
import { submitBirthDate } from '../support/users/people.ts';
import { writtenWalks } from '../support/tours/steps.ts';
import { otherTab } from '../support/users/storage.ts';
import {
  absent,
  code,
  expect,
  numbered,
  on,
  pressIn,
  refusal,
  success,
  testTours,
} from '../support/tours/tour.ts';

/** `watchUser` only subscribes to another actor, which lives as long as the page. */
const model = withoutFailuresOf(whole, ['watchUser']);
const impossible = ['ageGate —xstate.error.actor.watchUser→ (stays)'];
const off = refusal(code.notAvailable, 'Ages are not asked for here.');
const answerTo = (status: unknown) => (status === null ? off : success(status));
const answers = {
  '/user/profile': success(ada),
  '/safety/blocks': success({ mates: [] }),
  ...chatPage([message(1)]).answers,
  '/room/roomList': success({ rooms: [roomWithIris] }),
  '/girl/chat/send': refusal(code.ageUnknown, 'Please enter your date of birth first.'),
};

/** The server rejects a call because of an unknown age only in a chat. */
const elsewhere = allowing(model, (_, { type }) => type !== 'age.required');
const confirmed = 'done fetchAge({status: "confirmed", minimumAge: 18, adult: true, nfsw: false})';
const inChat = writtenWalks(model, {
  'in a chat': `
    age.request › error fetchAge › age.required › ${confirmed} ›
    age.required › ${confirmed} › user.changed › age.required`,
});
const walks = { ...numbered(coveringTours(elsewhere)), ...inChat };

testTours('[S2.28] [S3.3] ageGate', { model, walks, impossible }, async ({ page, main, walk }) => {
  // The list of the settings is beside each of their pages.
  await page.setViewportSize({ width: 1280, height: 800 });
  const { button, heading } = on(main);
  const storeElsewhere = otherTab(page);
  let isBen = false;
  const nsfw = main.getByRole('switch', { name: 'Show mature mates' });
  const section = main.locator('section', { has: on(page).heading('Age and content') });
  const field = page.getByRole('textbox', { name: 'Message Iris' });
  const inProfile = (seen: Locator) => () =>
    expect(new URL(page.url()).pathname === '/chat-detail' ? field : seen).toBeVisible();
  return {
    opening: { place: walk === inChat['in a chat'] ? '/recent-chats' : '/data', answers, isKept: true },
    answers: {
      fetchAge: { call: ageStatus, envelope: answerTo },
      confirmAdult: { call: confirmAdult, envelope: answerTo, submit: 'That was a misunderstanding' },
      saveMatureContent: { call: setNfsw, response: () => ({ nfsw: true }) },
      submitBirthDate: { call: confirmAge, envelope: answerTo, submit: () => submitBirthDate(main) },
    },
    causes: {
      'age.request': async () => {
        const data = main.getByRole('link', { name: 'Data', exact: true });
        if (await data.isVisible()) await data.press('Enter');
        const links = main.getByRole('link', { name: /^(You$|.*Iris Vale)/ });
        await links.first().press('Enter');
      },
      'age.required': async () => {
        await field.fill('Good evening');
        await pressIn(main, 'Send');
      },
      'birthDate.request': 'I’m under 18',
      'nfsw.choose': () => nsfw.press(' '),
      'load.cancel': 'Stop waiting',
      'user.changed': () => {
        isBen = !isBen;
        return storeElsewhere({ user: isBen ? ben : ann });
      },
    },
    within: main,
    assertions: [
      ['unknown', absent('Loading…')],
      ['checking', inProfile(section.getByText('Loading…'))],
      [{ checking: 'slow' }, button('Stop waiting')],
      ['failed', inProfile(main.getByText('Couldn’t load your age settings.'))],
      ['doubted', button('That was a misunderstanding')],
      ['asking', button('Continue')],
      ['confirmed', inProfile(main.getByText('Your age is confirmed.'))],
      [{ confirmed: 'saving' }, () => expect(nsfw).toHaveAttribute('aria-busy', 'true')],
      ['refused', 'You’re not old enough to chat yet.'],
      ['notRequired', absent(heading('Age and content'))],
    ],
  };
});
