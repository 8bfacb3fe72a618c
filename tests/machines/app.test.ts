import { createActor, fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { expect, test } from 'vitest';
import { appMachine } from '../../src/machines/app.machine.ts';
import { authMachine } from '../../src/machines/auth.machine.ts';
import { connectionMachine } from '../../src/machines/connection.machine.ts';
import type { NotificationWish } from '../../src/machines/notifications.types.ts';
import { settingsMachine } from '../../src/machines/settings.machine.ts';
import { deferred, settled } from './deferred.ts';
import { ann, routeOf, storeOf } from './shell-samples.ts';

const names = ['auth', 'settings', 'connection', 'navigation'] as const;

test('[S3.5] the long-lived actors run under their names and begin with what was stored', () => {
  const { actor } = start();
  expect(names.map((name) => actor.system.get(name)?.getSnapshot().status)).toEqual(
    names.map(() => 'active'),
  );
  expect(actor.system.get('auth')?.getSnapshot().context.user).toEqual(ann);
});

test('when one of them dies the page says that it is broken and offers a reload', () => {
  const { actor, log } = start();
  actor.system.get('settings')?.send({ type: 'theme.choose', theme: 'dark' });
  expect(actor.getSnapshot().hasTag('broken')).toBe(true);
  expect(log).toEqual(['raised: cannot save']);
  actor.send({ type: 'reload.request' });
  expect(log).toEqual(['raised: cannot save', 'reloaded']);
});

test('when the view breaks the page says so too', () => {
  const { actor } = start();
  actor.send({ type: 'view.crashed' });
  expect(actor.getSnapshot().hasTag('broken')).toBe(true);
});

test('what is to be shown before the notifications are here waits for them, in its order', async () => {
  const rest = deferred<void>();
  const { actor, log } = start([rest.promise]);
  actor.send(show('Saved'));
  actor.send({ type: 'notification.end', id: 'saving' });
  expect(log).toEqual([]);
  rest.resolve();
  await settled();
  expect(log).toEqual(['opened: en', 'opened', 'granted: notification.show', 'granted: notification.end']);
  actor.send(show('Saved again'));
  expect(log.slice(4)).toEqual(['passed on: notification.show']);
  expect(actor.getSnapshot().context.wishes).toEqual([]);
});

test('when the rest of the page does not come, the next wish has it fetched again and nothing is lost', async () => {
  const { actor, log } = start([Promise.reject(new Error('offline')), Promise.resolve()]);
  actor.send({ type: 'rest.request' });
  await settled();
  expect(log).toEqual(['raised: offline']);
  actor.send(show('Saved'));
  await settled();
  expect(log.slice(1)).toEqual(['opened: en', 'opened', 'granted: notification.show']);
  expect(actor.getSnapshot().hasTag('whole')).toBe(true);
});

const show = (message: string): NotificationWish => ({
  type: 'notification.show',
  notification: { message },
});

/** `rests` are what the fetches of the rest of the page end with, one after the other. */
function start(rests: Promise<void>[] = []) {
  const log: string[] = [];
  const idle = fromCallback<AnyEventObject, undefined>(() => {});
  const actor = createActor(
    appMachine.provide({
      actors: {
        fetchRest: fromPromise<void, undefined>(() => rests.shift() ?? new Promise(() => {})),
        auth: authMachine.provide({ actors: { watchStore: idle, watchPage: idle } }),
        connection: connectionMachine.provide({ actors: { watchNetwork: idle } }),
        settings: settingsMachine.provide({
          actions: {
            saveSettings: () => {
              throw new Error('cannot save');
            },
          },
        }),
      },
      actions: {
        reloadPage: () => void log.push('reloaded'),
        openLanguage: ({ context }) => void log.push(`opened: ${context.language.language}`),
        openNotifications: ({ context }) =>
          void log.push('opened', ...context.wishes.map(({ type }) => `granted: ${type}`)),
        passOn: (_, { type }) => void log.push(`passed on: ${type}`),
        reportError: (_, { error }) =>
          void log.push(`raised: ${error instanceof Error ? error.message : ''}`),
      },
    }),
    {
      input: {
        user: storeOf({ user: ann }),
        settings: { theme: 'system' },
        language: { language: 'en' },
        navigation: {
          place: { path: '/', search: '' },
          route: routeOf('discover'),
          signedIn: true,
          reloaded: false,
        },
      },
    },
  );
  actor.start();
  return { actor, log };
}
