import { expect, test } from 'vitest';
import { credentials, signInIn, start } from './auth-harness.ts';
import { settled } from '../support/deferred.ts';
import { ann, secondStep, storeOf } from '../app/shell-samples.ts';

/** Signs in to an account that asks for a second step. */
const required = async () => {
  const all = start(storeOf({}));
  all.open('signIn').send({ type: 'credentials.submit', ...credentials });
  all.answers.signIn.resolve(secondStep);
  await settled();
  return all;
};

test('a sign-in that needs a second step asks for it, and signs in nobody yet', async () => {
  const { actor, log } = await required();
  expect(actor.getSnapshot().children.secondStep?.getSnapshot().context.step).toEqual(secondStep.step);
  expect([signInIn(actor), actor.getSnapshot().hasTag('loggedIn'), log]).toEqual([undefined, false, []]);
});

test('closing it forgets it, and the panel can be opened instead', async () => {
  const { actor } = await required();
  actor.send({ type: 'panel.close' });
  expect([actor.getSnapshot().children.secondStep, actor.getSnapshot().context.step]).toEqual([
    undefined,
    null,
  ]);
  const again = await required();
  again.actor.send({ type: 'panel.open', mode: 'signIn' });
  expect(signInIn(again.actor)).toBeDefined();
});

test('a provider or the mailed link that needs one asks for it, and replaces the user', () => {
  const visiting = start(storeOf({}));
  visiting.actor.send({ type: 'secondStep.require', step: secondStep.step });
  expect(visiting.actor.getSnapshot().children.secondStep).toBeDefined();
  const { actor, log } = start(storeOf({ user: ann }));
  actor.send({ type: 'secondStep.require', step: secondStep.step });
  expect(actor.getSnapshot().children.secondStep).toBeDefined();
  expect(log).toEqual(['session started', 'stored nobody', 'session expired']);
});
