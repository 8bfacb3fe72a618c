import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { code } from '../../../contract/envelope.ts';
import { failureBudgets } from '../../../server/limits/login-limits.ts';
import type { ProviderPerson } from '../../support/provider-peer.ts';
import { countCodes } from '../support/network/networks.ts';
import {
  newPerson,
  openProviderHarness,
  userIn,
  type ProviderHarness,
} from '../support/sign-in/provider-harness.ts';
import { callsWithSecondStep } from '../support/sign-in/second-step.ts';
import type { ApiAnswer } from '../support/server.ts';

let harness: ProviderHarness;
let on: ReturnType<typeof callsWithSecondStep>;
beforeAll(async () => {
  harness = await openProviderHarness();
  on = callsWithSecondStep(harness.server);
});
afterAll(() => harness.close());

/** Signs in at a provider. */
const providers = {
  google: async (person: ProviderPerson) =>
    harness.withGoogle(await harness.peer.credentialFor(person, { jti: crypto.randomUUID() })),
  discord: async (person: ProviderPerson) =>
    harness.withDiscord({ code: await harness.peer.codeFor(person) }),
};

describe.each(['google', 'discord'] as const)('a sign-in with %s', (provider) => {
  let owner: Awaited<ReturnType<typeof on.withSecondStep>>;
  let person: ProviderPerson;
  beforeEach(async () => {
    owner = await on.withSecondStep();
    person = { ...newPerson(), email: owner.user.email };
  });

  test('asks for the passkey too, since the mailbox may open the provider', async () => {
    const answer = await providers[provider](person);
    const session = userIn(await on.confirmWith(on.tokenOf(answer), owner.key));
    expect(session.uuid).toBe(owner.user.userId);
  });

  test('turns it off together with an unproven password, whose author may have turned it on', async () => {
    await harness.server.database
      .updateTable('users')
      .set({ password_proven: 0 })
      .where('user_id', '=', owner.user.userId)
      .execute();
    const session = userIn(await providers[provider](person));
    expect(await on.settingOf({ ...owner.user, token: session.token })).toEqual({ on: false, codesLeft: 0 });
    expect((await on.passkeySignIn(owner.key)).envelope.c).toBe(code.wrongCredentials);
  });
});

test('is no failure of the network', async () => {
  const limited = await openProviderHarness({ LIMIT_FACTOR: '1' });
  const calls = callsWithSecondStep(limited.server);
  // Several, since sign-ins of one account have a limit of their own.
  const people: ProviderPerson[] = [];
  for (let index = 0; index < 5; index += 1) {
    const { user } = await calls.withSecondStep();
    people.push({ ...newPerson(), email: user.email });
  }
  const answers: ApiAnswer[] = [];
  for (let time = 0; time <= failureBudgets['provider-network'].free; time += 1) {
    const person = people[time % people.length] ?? newPerson();
    const credential = await limited.peer.credentialFor(person, { jti: crypto.randomUUID() });
    answers.push(await limited.withGoogle(credential));
  }
  await limited.close();
  expect(countCodes(answers)).toEqual({ [code.secondStepRequired]: answers.length });
});
