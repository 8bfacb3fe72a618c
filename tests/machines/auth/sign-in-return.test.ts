import { expect, test } from 'vitest';
import type { RedirectUrl } from '../../../src/machines/auth/sign-in/provider-redirect.machine.ts';
import type { PanelMode } from '../../../src/machines/auth/sign-in/sign-in.reducers.ts';
import { locked, refused } from '../app/shell-samples.ts';
import { settled } from '../support/deferred.ts';
import { credentials, start, stopWaiting } from './sign-in-harness.ts';

type Started = ReturnType<typeof start>;

const submit = ({ actor }: Started) => actor.send({ type: 'credentials.submit', ...credentials });

const chooseProvider = async ({ actor, answers }: Started, url: RedirectUrl) => {
  actor.send({ type: 'provider.choose', provider: 'google' });
  answers.requestProviderRedirect.resolve(url);
  await settled();
};

/** All endings of a request after which the form is shown again. */
const endings: readonly (readonly [string, PanelMode, (started: Started) => unknown])[] = [
  [
    'a canceled request',
    'signUp',
    (started) => {
      submit(started);
      stopWaiting(started);
    },
  ],
  [
    'a refused sign-in',
    'signUp',
    (started) => {
      submit(started);
      started.answers.signIn.reject(refused);
    },
  ],
  [
    'a sign-in to a locked account',
    'signUp',
    (started) => {
      submit(started);
      started.answers.signIn.reject(locked);
    },
  ],
  [
    'a refused sign-up',
    'signIn',
    (started) => {
      submit(started);
      started.answers.signUp.reject(refused);
    },
  ],
  ['a provider that is not set up', 'signIn', (started) => chooseProvider(started, null)],
  [
    'a failed request of the redirect URL',
    'signIn',
    ({ actor, answers }) => {
      actor.send({ type: 'provider.choose', provider: 'google' });
      answers.requestProviderRedirect.reject(refused);
    },
  ],
  [
    "a return by the browser's Back",
    'signIn',
    async (started) => {
      await chooseProvider(started, 'https://provider.example/');
      started.actor.getSnapshot().children.providerRedirect?.send({ type: 'provider.abandoned' });
    },
  ],
  [
    "a timeout of the provider's page",
    'signIn',
    async (started) => {
      await chooseProvider(started, 'https://provider.example/');
      started.clock.increment(20_000);
    },
  ],
];

test.each(endings)('keeps the open form after %s', async (_title, initialMode, end) => {
  const started = start(initialMode);
  started.actor.send({ type: 'mode.switch' });
  const openMode = initialMode === 'signUp' ? 'signIn' : 'signUp';
  await end(started);
  await settled();
  expect(started.actor.getSnapshot().matches({ editing: openMode })).toBe(true);
});
