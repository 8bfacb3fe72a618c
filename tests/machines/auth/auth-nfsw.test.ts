import { expect, test } from 'vitest';
import { settled } from '../support/deferred.ts';
import { start } from './auth-harness.ts';
import { ann, some, storeOf } from '../app/shell-samples.ts';

const nfswOf = ({ actor }: ReturnType<typeof start>) => actor.getSnapshot().context.nfsw;

test('[S3.3] mature content is off initially, and the host corrects the stored value', async () => {
  expect(nfswOf(start(storeOf({})))).toBe(false);

  const page = start(storeOf({ user: ann, nfsw: true }));
  page.answers.fetchBenefits.resolve({ ...some, nfsw: false });
  await settled();
  expect(nfswOf(page)).toBe(false);
  expect(page.actor.getSnapshot().context.benefits).toEqual(some);
});

test('[S3.3] follows a sign-in in another tab, and is reset for the next user', () => {
  const page = start(storeOf({ nfsw: true }));
  page.actor.send({ type: 'session.changed', user: { ...ann, nfsw: true } });
  expect(nfswOf(page)).toBe(true);

  const other = start(storeOf({ user: ann, nfsw: true }));
  other.actor.send({ type: 'session.cleared' });
  expect(nfswOf(other)).toBe(false);
});

test('[S3.3] stores a choice that the host accepted; later balances do not change it', () => {
  const page = start(storeOf({ user: ann }));
  page.actor.send({ type: 'nfsw.changed', nfsw: true });
  expect(nfswOf(page)).toBe(true);
  expect(page.log.at(-1)).toBe('stored ann');
  page.actor.send({ type: 'benefits.changed', benefits: some });
  expect(nfswOf(page)).toBe(true);
});

test('a choice that the host accepted after the session had expired is neither applied nor stored', () => {
  const page = start(storeOf({ user: ann }));
  page.actor.send({ type: 'session.expired' });
  const before = page.log.length;
  page.actor.send({ type: 'nfsw.changed', nfsw: true });
  expect(nfswOf(page)).toBe(false);
  expect(page.log.slice(before)).toEqual([]);
});
