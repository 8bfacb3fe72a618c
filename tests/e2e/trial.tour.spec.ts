import type { TrialContext } from '../../src/machines/trial/trial.reducers.ts';
import { model } from '../machines/trial/trial.model.ts';
import { submitBirthDate } from './support/people.ts';
import { addressed, attached, code, outputOf, pressIn, refusal, signedIn, success } from './support/tour.ts';
import { expect, testTours } from './support/tour.ts';

const calls = { mate: '/mate/getMateDetail', age: '/user/age', chat: '/import/messages' };
const off = refusal(code.notAvailable, 'Ages are not asked for here.');
const missing = refusal(code.notFound, 'This mate no longer exists.');
const answerTo = (status: unknown) => (status === null ? off : success(status));

testTours('trial', { model }, async ({ page, gate, main, start, dialog }) => {
  const { mateId, isSignedIn, chat } = start.context as TrialContext;
  if (chat.messages.length > 0)
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      `trial/${mateId ?? ''}`,
      JSON.stringify({ name: 'Iris', endsAt: Number.MAX_SAFE_INTEGER, isDeclined: false, chat }),
    ] as const);
  const field = main.getByRole('textbox', { name: 'Message Iris' });
  return {
    opening: {
      place: mateId === null ? '/try' : `/try?mateId=${mateId}`,
      store: isSignedIn ? signedIn : {},
      held: Object.values(calls),
    },
    answers: {
      submitBirthDate: { call: '/user/confirmAge', envelope: answerTo, submit: () => submitBirthDate(main) },
      send: { call: '/user/trialReply', response: (reply) => ({ ...Object(reply), left: 0 }) },
    },
    causes: {
      'draft.change': async () => {
        // Typing what is there already would change nothing.
        await field.evaluate((element) => Object.assign(element, { value: '' }));
        await field.fill('Hello');
      },
      'message.submit': 'Send',
      'account.request': async () => {
        await pressIn(main, 'Create an account');
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
      },
      // The child of this ID is another in each of three states.
      'xstate.done.actor.request': (event, { snapshot }) => {
        const result = outputOf(event);
        if (snapshot.matches('importing'))
          return gate.settle(calls.chat, success({ ...Object(result), stored: 9 }));
        if (snapshot.matches('checkingAge')) return gate.settle(calls.age, answerTo(result));
        return gate.settle(calls.mate, result === null ? missing : success(result));
      },
    },
    within: main,
    assertions: [
      ['loading', attached('Loading…')],
      ['checkingAge', attached('Loading…')],
      ['importing', 'Moving your chat to your account…'],
      ['leaving', addressed('/chat-detail?mateId=iris-vale')],
      ['left', addressed('/chat-detail?roomId=room-1')],
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
