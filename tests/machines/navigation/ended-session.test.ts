import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { sendAndSettle, settled } from '../support/deferred.ts';
import { start } from './navigation-harness.ts';

describe('a session that ends while a screen is not open yet', () => {
  test.each(['session.ended', 'session.expired'] as const)(
    '%s: a screen for signed-in users that was loading does not open',
    async (type) => {
      const { actor, loads, log } = start({ url: 'https://mates.example/profile', signedIn: true });
      await sendAndSettle(actor, { type });
      loads[0]?.resolve('loaded');
      await settled();
      expect(actor.getSnapshot().children['screen']).toBe(undefined);
      expect(actor.getSnapshot().hasTag('signInRequired')).toBe(true);
      expect(log).toContain('sign-in asked');
    },
  );

  test.each(['session.ended', 'session.expired'] as const)(
    '%s: a screen that failed to load asks for sign-in, instead of a retry that would open it',
    async (type) => {
      const { actor, loads } = start({ url: 'https://mates.example/profile', signedIn: true });
      loads[0]?.reject(new ApiError('unreachable', 'no network'));
      await settled();
      await sendAndSettle(actor, { type });
      expect(actor.getSnapshot().hasTag('signInRequired')).toBe(true);
      expect(actor.getSnapshot().context.failure).toBe(null);
    },
  );
});
