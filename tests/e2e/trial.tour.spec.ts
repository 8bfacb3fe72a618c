import { expect, type Page } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import type { TrialContext } from '../../src/machines/trial/trial.types.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { ann, some } from '../machines/app/shell-samples.ts';
import { model } from '../machines/trial/trial.model.ts';
import { endAttempt, endConfirmation, resultOf } from './support/confirmations.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openKept } from './support/signed-in-stage.ts';
import { testTours, type Stage, type StateAssertion } from './support/tour.ts';

const calls: Readonly<Record<string, string>> = {
  fetchMate: '/mate/getMateDetail',
  fetchAge: '/user/age',
  importTrial: '/import/messages',
};
const held = [...Object.values(calls), '/user/confirmAge', '/user/trialReply'];
const off = refusal(code.notAvailable, 'Ages are not asked for here.');
const answerTo = (status: unknown) => (status === null ? off : success(status));

testTours('trial', { model }, async ({ page, observer, walk }) => {
  const { mateId, isSignedIn, chat } = walk.start.snapshot.context as TrialContext;
  if (chat.messages.length > 0)
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      `trial/${mateId ?? ''}`,
      JSON.stringify({ name: 'Iris', endsAt: Number.MAX_SAFE_INTEGER, isDeclined: false, chat }),
    ] as const);
  const place = mateId === null ? '/try' : `/try?mateId=${mateId}`;
  const gate = await openKept(page, place, { held }, isSignedIn ? { user: ann, benefits: some } : {});
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).press('Enter');
  const field = main.getByRole('textbox', { name: 'Message Iris' });

  const asPeople: Record<string, () => Promise<void>> = {
    async 'draft.change'() {
      // Typing what is there already would change nothing.
      await field.evaluate((element) => Object.assign(element, { value: '' }));
      await field.fill('Hello');
    },
    'message.submit': () => press('Send'),
    'load.retry': () => press('Try again'),
    async 'account.request'() {
      await press('Create an account');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
    },
  };

  async function happen({ event, cause, to }: Edge): Promise<void> {
    if (cause.kind === 'error') await observer.kill(cause.child);
    else if (cause.kind !== 'done') await asPeople[event.type]?.();
    else if (cause.child === 'submitBirthDate') await submitBirthDate(cause.result);
    else if (cause.child === 'send')
      await endAttempt(page, cause.result, {
        gate,
        path: '/user/trialReply',
        answer: success({ ...Object(resultIn(cause.result)), left: 0 }),
      });
    else await settle(cause.result, to);
  }
  const resultIn = (outcome: unknown): unknown => resultOf(outcome);
  const submitBirthDate = (outcome: unknown): Promise<void> =>
    endConfirmation(page, outcome, {
      form: main,
      submit: async () => {
        await main.getByLabel('Day').fill('17');
        await main.getByLabel('Month').selectOption('5');
        await main.getByLabel('Year').fill('1990');
        await press('Continue');
      },
      settle: () => gate.settle('/user/confirmAge', answerTo(resultOf(outcome))),
    });
  /** One child has the id `request` in three states. */
  const settle = async (result: unknown, _to: string): Promise<void> => {
    if (isMate(result)) await gate.settle(calls['fetchMate'] ?? '', success(result));
    else if (isImported(result))
      await gate.settle(calls['importTrial'] ?? '', success({ ...result, stored: 9 }));
    else if (await isMateAwaited(page))
      await gate.settle(calls['fetchMate'] ?? '', refusal(code.notFound, 'This mate no longer exists.'));
    else await gate.settle(calls['fetchAge'] ?? '', answerTo(result));
  };
  return { happen, assertions: assertionsOn(page) };
}

const has = (result: unknown, key: string): boolean =>
  typeof result === 'object' && result !== null && key in result;
const isMate = (result: unknown): boolean => has(result, 'greeting');
const isImported = (result: unknown): result is { readonly roomId: string } => has(result, 'roomId');

/** Nothing of the mate is shown before it is there. */
const isMateAwaited = async (page: Page): Promise<boolean> =>
  (await page.getByRole('main').getByRole('heading', { name: 'Iris Vale' }).count()) === 0;

function assertionsOn(page: Page): StateAssertion[] {
  const main = page.getByRole('main');
  const see = (text: string) => () => expect(main.getByText(text)).toBeVisible();
  return [
    ['loading', () => expect(main.getByText('Loading…')).toBeAttached()],
    ['checkingAge', () => expect(main.getByText('Loading…')).toBeAttached()],
    ['importing', see('Moving your chat to your account…')],
    ['leaving', () => expect(page).toHaveURL('/chat-detail?mateId=iris-vale')],
    ['left', () => expect(page).toHaveURL('/chat-detail?roomId=room-1')],
    ['asking', main.getByRole('group', { name: 'Date of birth' })],
    ['refused', see('Not yet')],
    [{ talking: 'writing' }, main.getByRole('textbox', { name: 'Message Iris' })],
    [{ talking: 'sending' }, see('replying…')],
    [{ talking: 'over' }, see('That was the last message without an account.')],
    ['notFound', see('Mate not found')],
    ['failed', see('Couldn’t open this chat')],
  ];
}
