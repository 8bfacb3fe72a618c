import { expect } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import type { TrialContext } from '../../src/machines/trial/trial.types.ts';
import { ann, some } from '../machines/app/shell-samples.ts';
import { model } from '../machines/trial/trial.model.ts';
import { refusal, success } from './support/gate.ts';
import { openKept } from './support/signed-in-stage.ts';
import { attached, testTours } from './support/tour.ts';
import { callsOf, outputOf, pressIn, type Answers } from './support/stage.ts';
import { submitBirthDate } from './support/people.ts';

const calls = { mate: '/mate/getMateDetail', age: '/user/age', chat: '/import/messages' };
const off = refusal(code.notAvailable, 'Ages are not asked for here.');
const answerTo = (status: unknown) => (status === null ? off : success(status));

testTours('trial', { model }, async ({ page, walk }) => {
  const { mateId, isSignedIn, chat } = walk.start.snapshot.context as TrialContext;
  if (chat.messages.length > 0)
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      `trial/${mateId ?? ''}`,
      JSON.stringify({ name: 'Iris', endsAt: Number.MAX_SAFE_INTEGER, isDeclined: false, chat }),
    ] as const);
  const main = page.getByRole('main');
  const answers: Answers = {
    submitBirthDate: { call: '/user/confirmAge', envelope: answerTo, submit: () => submitBirthDate(main) },
    send: { call: '/user/trialReply', response: (reply) => ({ ...Object(reply), left: 0 }) },
  };
  const gate = await openKept(
    page,
    mateId === null ? '/try' : `/try?mateId=${mateId}`,
    { held: [...Object.values(calls), ...callsOf(answers)] },
    isSignedIn ? { user: ann, benefits: some } : {},
  );
  const field = main.getByRole('textbox', { name: 'Message Iris' });
  return {
    gate,
    answers,
    causes: {
      'draft.change': async () => {
        // Typing what is there already would change nothing.
        await field.evaluate((element) => Object.assign(element, { value: '' }));
        await field.fill('Hello');
      },
      'message.submit': 'Send',
      'account.request': async () => {
        await pressIn(main, 'Create an account');
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
      },
      // The child of this ID is another in each of three states.
      'xstate.done.actor.request': (event, { snapshot }) => {
        const result = outputOf(event);
        if (snapshot.matches('importing'))
          return gate.settle(calls.chat, success({ ...Object(result), stored: 9 }));
        if (snapshot.matches('checkingAge')) return gate.settle(calls.age, answerTo(result));
        const missing = refusal(code.notFound, 'This mate no longer exists.');
        return gate.settle(calls.mate, result === null ? missing : success(result));
      },
    },
    within: main,
    assertions: [
      ['loading', attached(main.getByText('Loading…'))],
      ['checkingAge', attached(main.getByText('Loading…'))],
      ['importing', 'Moving your chat to your account…'],
      ['leaving', () => expect(page).toHaveURL('/chat-detail?mateId=iris-vale')],
      ['left', () => expect(page).toHaveURL('/chat-detail?roomId=room-1')],
      ['asking', main.getByRole('group', { name: 'Date of birth' })],
      ['refused', 'Not yet'],
      [{ talking: 'writing' }, field],
      [{ talking: 'sending' }, 'replying…'],
      [{ talking: 'over' }, 'That was the last message without an account.'],
      ['notFound', 'Mate not found'],
      ['failed', 'Couldn’t open this chat'],
    ],
  };
});
