import { createActor, fromEventObservable, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import {
  installOfferMachine,
  type PromptReport,
  type TurnEnded,
} from '../../../src/machines/installation/install-offer.machine.ts';
import { crash } from '../support/crash.ts';
import { observe } from '../../../src/services/shared/from-async-source.ts';

test('offers the app after the third reply of the second visit, if the browser can install it', () => {
  const { actor, reply } = start({ visit: 2, isAnswered: false });
  reply(2);
  actor.send({ type: 'installation.offered' });
  expect(actor.getSnapshot().hasTag('offered')).toBe(false);
  reply(1);
  expect(actor.getSnapshot().hasTag('offered')).toBe(false);
  actor.send({ type: 'installation.offered' });
  expect(actor.getSnapshot().hasTag('offered')).toBe(true);
});

test.each([
  { visit: 1, isAnswered: false },
  { visit: 5, isAnswered: true },
])('offers nothing in visit $visit where it was answered: $isAnswered', (input) => {
  const { actor, reply } = start(input);
  reply(3);
  actor.send({ type: 'installation.offered' });
  expect(actor.getSnapshot().hasTag('offered')).toBe(false);
});

test('an answer is remembered, whichever it is, and ends the offer', async () => {
  const dismissed = offered();
  dismissed.actor.send({ type: 'offer.dismiss' });
  expect(dismissed.answers()).toBe(1);
  const accepted = offered();
  accepted.actor.send({ type: 'installation.request' });
  await expect.poll(() => accepted.actor.getSnapshot().hasTag('offered')).toBe(false);
  expect(accepted.answers()).toBe(1);
  for (const { actor } of [dismissed, accepted]) expect(actor.getSnapshot().value).toBe('done');
});

test('an offer can be dismissed while the browser asks', () => {
  const { actor, answers } = offered(new Promise(() => {}));
  actor.send({ type: 'installation.request' });
  actor.send({ type: 'offer.dismiss' });
  expect([actor.getSnapshot().hasTag('offered'), answers()]).toEqual([false, 1]);
});

test('a browser that fails to ask, or to report its offers, ends the offer until the next visit', async () => {
  const failing = offered(Promise.reject(new Error('no prompt')));
  failing.actor.send({ type: 'installation.request' });
  await expect.poll(() => failing.actor.getSnapshot().value).toBe('done');
  const { actor, reply } = start({ visit: 2, isAnswered: false });
  reply(3);
  crash(actor, 'watchPrompt');
  expect(actor.getSnapshot().value).toBe('done');
});

test('an app that is installed elsewhere is offered no more', () => {
  const { actor, answers } = offered();
  actor.send({ type: 'app.installed' });
  expect(actor.getSnapshot().value).toBe('done');
  expect(answers()).toBe(0);
});

function offered(answer?: Promise<boolean>) {
  const started = start({ visit: 2, isAnswered: false }, answer);
  started.reply(3);
  started.actor.send({ type: 'installation.offered' });
  expect(started.actor.getSnapshot().hasTag('offered')).toBe(true);
  return started;
}

function start(
  input: { readonly visit: number; readonly isAnswered: boolean },
  answer: Promise<boolean> = Promise.resolve(false),
) {
  let answered = 0;
  const actor = createActor(
    installOfferMachine.provide({
      actors: {
        watchTurns: fromEventObservable<TurnEnded, undefined>(() =>
          observe<TurnEnded>(() => new Promise(() => {})),
        ),
        watchPrompt: fromEventObservable<PromptReport, undefined>(() =>
          observe<PromptReport>(() => new Promise(() => {})),
        ),
        askToInstall: fromPromise<boolean, undefined>(() => answer),
      },
      actions: { persistAnswer: () => void (answered += 1) },
    }),
    { input },
  ).start();
  const reply = (times: number): void => {
    for (let turn = 0; turn < times; turn += 1) actor.send({ type: 'turn.ended' });
  };
  return { actor, reply, answers: () => answered };
}
