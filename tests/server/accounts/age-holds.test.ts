import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { AgeStatus } from '../../../contract/account/age.ts';
import { createPerson } from '../support/talk.ts';
import { startAttackedServer } from '../support/network/networks.ts';

let attacked: Awaited<ReturnType<typeof startAttackedServer>>;
beforeEach(async () => {
  attacked = await startAttackedServer();
});
afterEach(() => attacked.stop());

const minute = 60_000;
const home = '198.51.100.7';
const agents = {
  chrome:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  updated:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.1.2 Safari/537.36',
  android:
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
} as const;

/** Submits a birth date without any cookie. */
const submitBirthDate = async (
  birthDate: string,
  {
    address = home,
    agent = 'chrome',
    token = '',
  }: { address?: string; agent?: keyof typeof agents; token?: string } = {},
) => {
  const headers = { 'x-forwarded-for': address, 'user-agent': agents[agent], token };
  const { envelope } = await attacked.server.post('/user/confirmAge', { birthDate }, headers);
  return v.parse(AgeStatus, envelope.d);
};
const statusOf = async (...told: Parameters<typeof submitBirthDate>) =>
  (await submitBirthDate(...told)).status;
const young = '2020-01-01';
const adult = '1990-05-17';

const newcomer = async () => {
  const person = await createPerson({
    ...attacked.server,
    post: attacked.browser('192.0.2.200').post,
  });
  // Removes the age that `createPerson` has submitted.
  await attacked.server.database.deleteFrom('ages').where('user_id', '=', person.userId).execute();
  return person;
};

describe('a rejected birth date', () => {
  test('requires the age again after an hour and not earlier, even if the cookie is deleted', async () => {
    expect(await statusOf(young)).toBe('refused');
    attacked.pass(59 * minute);
    const held = await submitBirthDate(adult);

    expect(held).toEqual({ status: 'refused', minimumAge: 18, until: attacked.server.now() + minute });
    expect(await statusOf(adult, { agent: 'updated' })).toBe('refused');
    attacked.pass(minute);
    expect(await statusOf(adult)).toBe('unknown');
  });

  test('also applies when the page reads the status', async () => {
    await submitBirthDate(young);
    const headers = { 'x-forwarded-for': home, 'user-agent': agents.chrome };
    const { envelope } = await attacked.server.get('/user/age', headers);
    expect(envelope.d).toMatchObject({ status: 'refused' });
  });

  test('of a signed-out user applies to a new account on the device, and vice versa', async () => {
    await submitBirthDate(young);
    const { token } = await newcomer();
    expect(await statusOf(adult, { token })).toBe('refused');

    attacked.pass(60 * minute);
    expect(await statusOf(young, { token })).toBe('refused');
    expect(await statusOf(adult)).toBe('refused');
  });

  test('affects neither confirmed users nor adults on other devices and networks', async () => {
    const confirmed = await newcomer();
    await submitBirthDate(adult, { token: confirmed.token });
    await submitBirthDate(young);

    expect(await statusOf(adult, { token: confirmed.token })).toBe('confirmed');
    for (const agent of ['firefox', 'android', 'safari'] as const) {
      const { token } = await newcomer();
      expect([agent, await statusOf(adult, { agent, token })]).toEqual([agent, 'confirmed']);
    }
    const { token } = await newcomer();
    expect(await statusOf(adult, { address: '203.0.113.9', token })).toBe('confirmed');
  });

  test('does not last longer for the network when the rejected account asks again', async () => {
    const child = await newcomer();
    await submitBirthDate(young, { token: child.token });
    for (let times = 0; times < 3; times += 1) {
      attacked.pass(60 * minute);
      expect(await statusOf(adult, { token: child.token })).toBe('refused');
    }
    expect(await statusOf(adult)).toBe('unknown');
  });
});
