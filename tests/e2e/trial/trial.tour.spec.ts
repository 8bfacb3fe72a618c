import type { TrialFrame } from '../../../contract/rooms/trial.ts';
import type { TrialContext, TrialReplyEvent } from '../../../src/machines/trial/trial.reducers.ts';
import { model } from '../../machines/trial/trial.model.ts';
import { submitBirthDate } from '../support/users/people.ts';
import { breakStream } from '../support/stand-ins/stream-frames.ts';
import { StreamPeer } from '../support/stand-ins/stream-peer.ts';
import { attached, code, outputOf, pressIn, refusal, success } from '../support/tours/tour.ts';
import { expect, testTours } from '../support/tours/tour.ts';

const calls = { mate: '/mate/getMateDetail', age: '/user/age' };
const off = refusal(code.notAvailable, 'Ages are not asked for here.');
const missing = refusal(code.notFound, 'This mate no longer exists.');
const answerTo = (status: unknown) => (status === null ? off : success(status));

const toFrame = (event: TrialReplyEvent): TrialFrame => {
  switch (event.type) {
    case 'reply.accepted':
      return { ...event, type: 'accepted' };
    case 'reply.extended':
      return { ...event, type: 'delta' };
    default:
      return { ...event, type: 'done' };
  }
};

testTours('trial', { model }, async ({ page, gate, main, start, dialog }) => {
  const { mateId, chat } = start.context as TrialContext;
  if (chat.messages.length > 0)
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      `trial/${mateId}`,
      JSON.stringify({ name: 'Iris', endsAt: Number.MAX_SAFE_INTEGER, isDeclined: false, chat }),
    ] as const);
  const peer = await StreamPeer.start(page, ['/user/trialReply']);
  const field = main.getByRole('textbox', { name: 'Message Iris' });
  return {
    opening: { place: `/chat-detail?mateId=${mateId}`, store: {}, held: Object.values(calls) },
    answers: {
      submitBirthDate: { call: '/user/confirmAge', envelope: answerTo, submit: () => submitBirthDate(main) },
      async reply(how, result) {
        // A browser asks again where a connection that it uses for the second time breaks before it has answered.
        await peer.open();
        await (how === 'done' ? peer.end() : breakStream(peer, result));
      },
    },
    causes: {
      'draft.change': async () => {
        // Typing what is there already would change nothing.
        await field.evaluate((element) => Object.assign(element, { value: '' }));
        await field.fill('Hello');
      },
      'message.submit': 'Send',
      'reply.stop': 'Stop',
      reply: (event) => peer.send(toFrame(event as TrialReplyEvent)),
      'account.request': async () => {
        await pressIn(main, 'Create an account');
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
      },
      // The child of this ID is another in each of two states.
      'xstate.done.actor.request': (event, { snapshot }) => {
        const result = outputOf(event);
        if (snapshot.matches('checkingAge')) return gate.settle(calls.age, answerTo(result));
        return gate.settle(calls.mate, result === null ? missing : success(result));
      },
    },
    within: main,
    assertions: [
      ['loading', attached('Loading…')],
      ['checkingAge', attached('Loading…')],
      ['asking', main.getByRole('group', { name: 'Date of birth' })],
      ['refused', 'Not yet'],
      [{ talking: 'writing' }, field],
      [{ talking: 'sending' }, main.getByRole('button', { name: 'Stop' })],
      [{ talking: 'over' }, 'That was the last message without an account.'],
      ['notFound', 'Mate not found'],
      ['failed', 'Couldn’t open this chat'],
    ],
  };
});
