import { createActor, fromCallback, fromPromise, SimulatedClock, type AnyEventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import { authMachine } from '../../src/machines/auth.machine.ts';
import {
  selectBenefits,
  selectIsBusy,
  selectIsLoggedIn,
  selectIsSlow,
  selectPanelMode,
  selectRegisterEmail,
  selectUser,
  selectVerification,
} from '../../src/machines/auth.selectors.ts';
import type {
  PendingRegistration,
  TypedCredentials,
  UserBenefits,
  UserInfo,
  UserStore,
  VerificationStatus,
} from '../../src/machines/auth.types.ts';
import { toFailure } from '../../src/machines/failure.ts';
import { ApiError } from '../../src/services/api-error.ts';
import { deferred, settled } from './deferred.ts';
import { ann, ben, nothing, refused, some, storeOf } from './shell-samples.ts';

const credentials: TypedCredentials = { email: 'ann@example.org', password: 'correct horse' };

describe('logged in', () => {
  test('[S4.1] exactly while the user info has a uuid', () => {
    expect(selectIsLoggedIn(start(storeOf({ user: ann })).actor.getSnapshot())).toBe(true);
    expect(selectIsLoggedIn(start(storeOf({})).actor.getSnapshot())).toBe(false);
  });

  test('[S3.4] [S9.4] chats and gold coins start at 0 and are refreshed from the server', async () => {
    const { actor, answers, log } = start(storeOf({ user: ann }));
    expect(selectBenefits(actor.getSnapshot())).toEqual({ chats: 0, goldCoins: 0, userId: '' });
    answers.loadBenefits.resolve(some);
    await settled();
    expect(selectBenefits(actor.getSnapshot())).toEqual(some);
    expect(log).toEqual(['session began', 'stored ann']);
  });

  test('a refused refresh of the benefits is logged and changes nothing', async () => {
    const { actor, answers, log } = start(storeOf({ user: ann, benefits: some }));
    answers.loadBenefits.reject(refused);
    await settled();
    expect(selectBenefits(actor.getSnapshot())).toEqual(some);
    expect(log).toEqual(['session began', 'logged rejected 4000']);
  });

  test('what a reply cost is kept at once', () => {
    const { actor, log } = start(storeOf({ user: ann, benefits: some }));
    actor.send({ type: 'benefits.changed', benefits: { ...some, chats: 49 } });
    expect(selectBenefits(actor.getSnapshot())).toEqual({ ...some, chats: 49 });
    expect(log).toEqual(['session began', 'stored ann']);
  });

  test('[S3.1] a token that the server renewed takes the place of the old one', () => {
    const { actor, log } = start(storeOf({ user: ann }));
    actor.send({ type: 'token.rotated', token: 'renewed' });
    expect(selectUser(actor.getSnapshot())).toEqual({ ...ann, token: 'renewed' });
    expect(log).toEqual(['session began', 'stored ann']);
  });
});

describe('the panel', () => {
  test('[S2.40] opens when it is asked for and is gone on close', () => {
    const { actor } = start(storeOf({}));
    expect(selectPanelMode(actor.getSnapshot())).toBe(null);
    actor.send({ type: 'panel.open', mode: 'signUp' });
    expect(selectPanelMode(actor.getSnapshot())).toBe('signUp');
    actor.send({ type: 'panel.close' });
    expect(selectPanelMode(actor.getSnapshot())).toBe(null);
  });

  test('[S2.43] the link switches between its two modes and back', () => {
    const { actor } = start(storeOf({}));
    actor.send({ type: 'panel.open', mode: 'signUp' });
    actor.send({ type: 'mode.switch' });
    expect(selectPanelMode(actor.getSnapshot())).toBe('signIn');
    actor.send({ type: 'mode.switch' });
    expect(selectPanelMode(actor.getSnapshot())).toBe('signUp');
  });

  test.each(['signIn', 'signUp'] as const)(
    '[S5.1] in mode %s Continue does nothing without e-mail or password',
    (mode) => {
      const { actor, asked } = start(storeOf({}));
      actor.send({ type: 'panel.open', mode });
      actor.send({ type: 'credentials.submit', email: '', password: 'secret' });
      actor.send({ type: 'credentials.submit', email: 'ann@example.org', password: '' });
      expect(asked).toEqual([]);
      expect(selectIsBusy(actor.getSnapshot())).toBe(false);
    },
  );

  test('[S5.2] nothing else is checked: what is no address is sent as it is', () => {
    const { actor, asked } = start(storeOf({}));
    actor.send({ type: 'panel.open', mode: 'signUp' });
    actor.send({ type: 'credentials.submit', email: 'no address', password: ' ' });
    expect(asked).toEqual([['signUp', { email: 'no address', password: ' ' }]]);
  });

  test('[S2.45] is busy while a call is under way, and takes no second one meanwhile', () => {
    const { actor, asked } = start(storeOf({}));
    actor.send({ type: 'panel.open', mode: 'signIn' });
    actor.send({ type: 'credentials.submit', ...credentials });
    actor.send({ type: 'credentials.submit', ...credentials });
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
    expect(asked).toEqual([['signIn', credentials]]);
  });

  test('[S8.10] a call that takes too long says so and can be given up', () => {
    const { actor, clock } = start(storeOf({}));
    actor.send({ type: 'panel.open', mode: 'signIn' });
    actor.send({ type: 'credentials.submit', ...credentials });
    clock.increment(14_999);
    expect(selectIsSlow(actor.getSnapshot())).toBe(false);
    clock.increment(1);
    expect(selectIsSlow(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'load.cancel' });
    expect(actor.getSnapshot().value).toEqual({ loggedOut: { panel: { signIn: 'editing' } } });
  });
});

describe('sign-in', () => {
  test('[S1.10] [S4.2] the user info is stored, then the page is reloaded', async () => {
    const { actor, answers, log } = start(storeOf({}));
    actor.send({ type: 'panel.open', mode: 'signIn' });
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signIn.resolve(ann);
    await settled();
    expect(log).toEqual(['stored ann', 'reloaded']);
    expect(selectUser(actor.getSnapshot())).toEqual(ann);
    expect(selectPanelMode(actor.getSnapshot())).toBe(null);
  });

  test('where the page could not be reloaded the session goes on without', async () => {
    const { actor, answers, clock } = start(storeOf({}));
    actor.send({ type: 'panel.open', mode: 'signIn' });
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signIn.resolve(ann);
    await settled();
    clock.increment(3000);
    expect(actor.getSnapshot().value).toEqual({ loggedIn: 'refreshing' });
  });

  test('[S8.7] a failure is only logged, by kind and code; the panel can be used again', async () => {
    const { actor, answers, log } = start(storeOf({}));
    actor.send({ type: 'panel.open', mode: 'signIn' });
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signIn.reject(new ApiError('rejected', 'Wrong e-mail or password.', { code: 4010 }));
    await settled();
    expect(log).toEqual(['logged rejected 4010', 'focus on the password']);
    expect(actor.getSnapshot().value).toEqual({ loggedOut: { panel: { signIn: 'editing' } } });
  });

  test('the password is nowhere in the context, before, while or after it is used', async () => {
    const { actor, answers } = start(storeOf({}));
    const contexts: string[] = [];
    actor.subscribe(({ context }) => contexts.push(JSON.stringify(context)));
    actor.send({ type: 'panel.open', mode: 'signIn' });
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signIn.reject(refused);
    await settled();
    actor.send({ type: 'mode.switch' });
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signUp.resolve({ email: credentials.email, ticket: 'ticket' });
    await settled();
    expect(contexts.length).toBeGreaterThan(4);
    expect(contexts.filter((context) => context.includes(credentials.password))).toEqual([]);
  });
});

describe('sign-up', () => {
  test('[S4.4] [S3.2] [S2.47] the e-mail is kept and stored, then verification begins', async () => {
    const { actor, answers, log } = start(storeOf({}));
    actor.send({ type: 'panel.open', mode: 'signUp' });
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signUp.resolve({ email: credentials.email, ticket: 'ticket' });
    await settled();
    expect(log).toEqual(['stored nobody', 'to verification']);
    expect(selectRegisterEmail(actor.getSnapshot())).toBe('ann@example.org');
    expect(selectPanelMode(actor.getSnapshot())).toBe(null);
    expect(selectVerification(actor.getSnapshot())).toBe('asking');
  });

  test('[S8.5] a failure is notified with its message; the panel can be used again', async () => {
    const { actor, answers, log } = start(storeOf({}));
    actor.send({ type: 'panel.open', mode: 'signUp' });
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signUp.reject(refused);
    await settled();
    expect(log).toEqual(['notified: This address is taken.']);
    expect(selectRegisterEmail(actor.getSnapshot())).toBe(null);
    expect(actor.getSnapshot().value).toEqual({ loggedOut: { panel: { signUp: 'editing' } } });
  });
});

describe('verification', () => {
  const registered = storeOf({ registerEmail: 'ann@example.org' });

  test('[S4.5] [S9.1] posts the e-mail every 2000 ms', async () => {
    const { actor, asked, answers, clock } = start(registered);
    actor.send({ type: 'verification.start' });
    for (const round of [1, 2, 3]) {
      expect(asked.length).toBe(round);
      answers.checkVerified.resolve({ verified: false });
      await settled();
      clock.increment(1999);
      expect(asked.length).toBe(round);
      clock.increment(1);
    }
    expect(asked).toEqual(
      Array.from({ length: 4 }, () => ['checkVerified', { email: 'ann@example.org', ticket: null }]),
    );
  });

  test('the ticket of the registration goes with the e-mail', async () => {
    const { actor, asked, answers } = start(storeOf({}));
    actor.send({ type: 'panel.open', mode: 'signUp' });
    actor.send({ type: 'credentials.submit', ...credentials });
    answers.signUp.resolve({ email: credentials.email, ticket: 'ticket' });
    await settled();
    expect(asked.at(-1)).toEqual(['checkVerified', { email: 'ann@example.org', ticket: 'ticket' }]);
  });

  test('[S4.6] [S4.7] stops when the answer says verified: the user is stored, the page reloads', async () => {
    const { actor, asked, answers, clock, log } = start(registered);
    actor.send({ type: 'verification.start' });
    answers.checkVerified.resolve({ verified: true, userInfo: ann });
    await settled();
    expect(log).toEqual(['stored ann', 'reloaded at the target']);
    expect(selectVerification(actor.getSnapshot())).toBe(null);
    expect(selectIsLoggedIn(actor.getSnapshot())).toBe(true);
    expect(selectRegisterEmail(actor.getSnapshot())).toBe(null);
    clock.increment(60_000);
    expect(asked.filter(([name]) => name === 'checkVerified').length).toBe(1);
  });

  test('[S4.8] can be stopped, and started again', async () => {
    const { actor, asked, answers, clock } = start(registered);
    actor.send({ type: 'verification.start' });
    answers.checkVerified.resolve({ verified: false });
    await settled();
    actor.send({ type: 'verification.stop' });
    clock.increment(60_000);
    expect(asked.length).toBe(1);
    actor.send({ type: 'verification.start' });
    expect(asked.length).toBe(2);
  });

  test('[S4.9] an error stops it and is raised again', async () => {
    const { actor, asked, answers, clock, log } = start(registered);
    actor.send({ type: 'verification.start' });
    answers.checkVerified.reject(refused);
    await settled();
    expect(log).toEqual(['raised: This address is taken.']);
    expect(selectVerification(actor.getSnapshot())).toBe(null);
    clock.increment(60_000);
    expect(asked.length).toBe(1);
  });

  test('rests while nobody sees the page, and asks at once when somebody does again', async () => {
    const { actor, asked, answers, clock } = start(registered);
    actor.send({ type: 'verification.start' });
    answers.checkVerified.resolve({ verified: false });
    await settled();
    actor.send({ type: 'page.hidden' });
    clock.increment(60_000);
    expect(selectVerification(actor.getSnapshot())).toBe('paused');
    expect(asked.length).toBe(1);
    actor.send({ type: 'page.shown' });
    expect(asked.length).toBe(2);
  });

  test('an answer that comes while the page is hidden is not lost', async () => {
    const { actor, answers, log } = start(registered);
    actor.send({ type: 'verification.start' });
    actor.send({ type: 'page.hidden' });
    answers.checkVerified.resolve({ verified: true, userInfo: ann });
    await settled();
    expect(log).toEqual(['stored ann', 'reloaded at the target']);
  });

  test('ends after ten minutes, and can be taken up again', async () => {
    const { actor, answers, clock } = start(registered);
    actor.send({ type: 'verification.start' });
    answers.checkVerified.resolve({ verified: false });
    await settled();
    actor.send({ type: 'page.hidden' });
    clock.increment(599_999);
    expect(selectVerification(actor.getSnapshot())).toBe('paused');
    clock.increment(1);
    expect(selectVerification(actor.getSnapshot())).toBe('expired');
    actor.send({ type: 'verification.start' });
    expect(selectVerification(actor.getSnapshot())).toBe('asking');
  });

  test('does not begin where nobody registered', () => {
    const { actor, asked } = start(storeOf({}));
    actor.send({ type: 'verification.start' });
    expect(asked).toEqual([]);
  });
});

describe('the end of a session', () => {
  test('[S4.3] logout leaves the language en, no benefits and nfsw false, and goes home', async () => {
    const { actor, answers, log } = start(
      storeOf({ user: { ...ann, language: 'de' }, language: 'de', nfsw: true, benefits: some }),
    );
    actor.send({ type: 'logout.request' });
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
    answers.signOut.resolve();
    await settled();
    const { user, language, nfsw, benefits } = actor.getSnapshot().context;
    expect({ user, language, nfsw, benefits }).toEqual({
      user: null,
      language: 'en',
      nfsw: false,
      benefits: nothing,
    });
    expect(log).toEqual(['session began', 'stored nobody', 'home', 'session ended']);
  });

  test('[S4.3] the same where the call fails', async () => {
    const { actor, answers, log } = start(storeOf({ user: ann, benefits: some }));
    actor.send({ type: 'logout.request' });
    answers.signOut.reject(refused);
    await settled();
    expect(selectIsLoggedIn(actor.getSnapshot())).toBe(false);
    expect(log).toEqual(['session began', 'stored nobody', 'home', 'session ended']);
  });

  test('[S8.2] an expired session opens the panel in sign-in mode and clears the user', () => {
    const { actor, log } = start(storeOf({ user: ann, benefits: some }));
    actor.send({ type: 'session.expired' });
    expect(selectPanelMode(actor.getSnapshot())).toBe('signIn');
    expect(selectUser(actor.getSnapshot())).toBe(null);
    expect(log).toEqual(['session began', 'stored nobody', 'session expired']);
  });

  test('[S8.2] an expiry during sign-out opens nothing', () => {
    const { actor } = start(storeOf({ user: ann }));
    actor.send({ type: 'logout.request' });
    actor.send({ type: 'session.expired' });
    expect(selectPanelMode(actor.getSnapshot())).toBe(null);
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
  });
});

describe('another tab', () => {
  test('signing in there signs in here, without a reload', () => {
    const { actor, log } = start(storeOf({ registerEmail: 'ann@example.org' }));
    actor.send({ type: 'session.changed', user: ann, registerEmail: null });
    expect(selectUser(actor.getSnapshot())).toEqual(ann);
    expect(selectRegisterEmail(actor.getSnapshot())).toBe(null);
    expect(log).toEqual(['session began']);
  });

  test('signing out there signs out here', () => {
    const { actor, log } = start(storeOf({ user: ann, benefits: some }));
    actor.send({ type: 'session.changed', user: null, registerEmail: null });
    expect(selectIsLoggedIn(actor.getSnapshot())).toBe(false);
    expect(selectBenefits(actor.getSnapshot())).toEqual(nothing);
    expect(log).toEqual(['session began', 'session ended']);
  });

  test('its renewed token is used here', () => {
    const { actor, log } = start(storeOf({ user: ann }));
    actor.send({ type: 'session.changed', user: { ...ann, token: 'renewed' }, registerEmail: null });
    expect(selectUser(actor.getSnapshot())).toEqual({ ...ann, token: 'renewed' });
    expect(log).toEqual(['session began']);
  });

  test('another account there reloads the page here, so that nothing of the first stays', () => {
    const { actor, log } = start(storeOf({ user: ann }));
    actor.send({ type: 'session.changed', user: ben, registerEmail: null });
    expect(selectUser(actor.getSnapshot())).toEqual(ben);
    expect(log).toEqual(['session began', 'reloaded']);
  });
});

/** The machine with every call answered by the test, and every effect written down. */
function start(input: UserStore) {
  const log: string[] = [];
  const asked: [string, unknown][] = [];
  const clock = new SimulatedClock();
  const answers = {
    signIn: deferred<UserInfo>(),
    signUp: deferred<PendingRegistration>(),
    checkVerified: deferred<VerificationStatus>(),
    loadBenefits: deferred<UserBenefits>(),
    signOut: deferred<void>(),
  };
  const write = (line: string) => () => void log.push(line);
  const actor = createActor(
    authMachine.provide({
      actors: {
        watchStore: fromCallback<AnyEventObject, undefined>(() => {}),
        watchPage: fromCallback<AnyEventObject, undefined>(() => {}),
        // Each call gets a promise of its own; `answers` holds the latest.
        signIn: fromPromise<UserInfo, TypedCredentials>(({ input: typed }) => {
          asked.push(['signIn', typed]);
          answers.signIn = deferred();
          return answers.signIn.promise;
        }),
        signUp: fromPromise<PendingRegistration, TypedCredentials>(({ input: typed }) => {
          asked.push(['signUp', typed]);
          answers.signUp = deferred();
          return answers.signUp.promise;
        }),
        checkVerified: fromPromise<VerificationStatus, PendingRegistration>(({ input: registration }) => {
          asked.push(['checkVerified', registration]);
          answers.checkVerified = deferred();
          return answers.checkVerified.promise;
        }),
        loadBenefits: fromPromise(() => answers.loadBenefits.promise),
        signOut: fromPromise(() => answers.signOut.promise),
      },
      actions: {
        persistUser: ({ context }) => void log.push(`stored ${context.user?.uuid ?? 'nobody'}`),
        reloadPage: write('reloaded'),
        returnToTarget: write('reloaded at the target'),
        redirectHome: write('home'),
        goToVerification: write('to verification'),
        focusPassword: write('focus on the password'),
        announceBegin: write('session began'),
        announceExpiry: write('session expired'),
        announceEnd: write('session ended'),
        notifyFailure: (_, { message }) => void log.push(`notified: ${message}`),
        logFailure: (_, { kind, code }) => void log.push(`logged ${kind} ${code}`),
        reportError: (_, { error }) => void log.push(`raised: ${toFailure(error).message}`),
      },
    }),
    { input, clock },
  );
  actor.start();
  return { actor, log, asked, answers, clock };
}
