import { createActor, fromCallback, type AnyEventObject } from 'xstate';
import { expect, test } from 'vitest';
import { appMachine } from '../../src/machines/app.machine.ts';
import { authMachine } from '../../src/machines/auth.machine.ts';
import { connectionMachine } from '../../src/machines/connection.machine.ts';
import { settingsMachine } from '../../src/machines/settings.machine.ts';
import { ann, routeOf, storeOf } from './shell-samples.ts';

const names = ['auth', 'notifications', 'settings', 'connection', 'navigation'] as const;

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

function start() {
  const log: string[] = [];
  const idle = fromCallback<AnyEventObject, undefined>(() => {});
  const actor = createActor(
    appMachine.provide({
      actors: {
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
        reportError: (_, { error }) =>
          void log.push(`raised: ${error instanceof Error ? error.message : ''}`),
      },
    }),
    {
      input: {
        user: storeOf({ user: ann }),
        settings: { language: 'en', theme: 'system' },
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
