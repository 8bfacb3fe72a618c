import { createActor, fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { expect, test } from 'vitest';
import { selectAwaitedPanel } from '../../../src/machines/app/app.selectors.ts';
import type { AppCommand } from '../../../src/machines/app/app.types.ts';
import { appMachine } from '../../../src/machines/app/app.machine.ts';
import { authMachine } from '../../../src/machines/auth/auth.machine.ts';
import type { UserInfo } from '../../../src/machines/auth/auth.types.ts';
import { connectionMachine } from '../../../src/machines/preferences/connection.machine.ts';
import { languageMachine } from '../../../src/machines/preferences/language.machine.ts';
import { favoritesMachine } from '../../../src/machines/mates/favorites.machine.ts';
import { notificationsMachine } from '../../../src/machines/notifications/notifications.machine.ts';
import type { NotificationItem } from '../../../src/machines/notifications/notifications.types.ts';
import { settingsMachine } from '../../../src/machines/preferences/settings.machine.ts';
import { lazyLogic } from '../../../src/on-demand/late-logic.ts';
import { deferred, settled } from '../support/deferred.ts';
import { ann, routeOf, storeOf } from './shell-samples.ts';

const first = ['navigation'] as const;
const late = ['auth', 'settings', 'language', 'connection', 'favorites', 'notifications'] as const;

test('[S3.5] the long-lived actors run under their names and begin with what was stored', async () => {
  const { actor } = start([Promise.resolve()]);
  const statusOf = (name: string): unknown => actor.system.get(name)?.getSnapshot().status;
  expect([...first, ...late].map(statusOf)).toEqual([
    ...first.map(() => 'active'),
    ...late.map(() => undefined),
  ]);
  actor.send({ type: 'deferred.load' });
  await settled();
  expect([...first, ...late].map(statusOf)).toEqual([...first, ...late].map(() => 'active'));
  expect(actor.system.get('auth')?.getSnapshot().context.user).toEqual(ann);
  expect(actor.system.get('settings')?.getSnapshot().value).toBe('dark');
  expect(actor.system.get('language')?.getSnapshot().context).toEqual({ language: 'de' });
});

test('when one of them dies the page says that it is broken and offers a reload', async () => {
  const { actor, log } = start([Promise.resolve()]);
  actor.send({ type: 'deferred.load' });
  await settled();
  actor.system.get('settings')?.send({ type: 'theme.choose', theme: 'dark' });
  expect(actor.getSnapshot().hasTag('broken')).toBe(true);
  expect(log).toEqual(['raised: cannot save']);
  actor.send({ type: 'page.reload' });
  expect(log).toEqual(['raised: cannot save', 'reloaded']);
});

test('when the view breaks the page says so too', () => {
  const { actor } = start();
  actor.send({ type: 'view.crashed' });
  expect(actor.getSnapshot().hasTag('broken')).toBe(true);
});

test('what is to be shown before the notifications are here waits for them, in its order', async () => {
  const rest = deferred<void>();
  const { actor, shown } = start([rest.promise]);
  actor.send(show('Saving'));
  actor.send({ type: 'notification.update', id: 'saving', message: 'Saved' });
  expect(shown()).toEqual([]);
  rest.resolve();
  await settled();
  expect(shown()).toEqual(['Saved']);
  expect(actor.getSnapshot().context.queue).toEqual([]);
  actor.send({ type: 'notification.update', id: 'saving', message: 'Saved for good' });
  expect(shown()).toEqual(['Saved for good']);
});

test('when the rest of the page does not come, the next command has it fetched again and nothing is lost', async () => {
  const { actor, log, shown } = start([Promise.reject(new Error('offline')), Promise.resolve()]);
  actor.send({ type: 'deferred.load' });
  await settled();
  expect(log).toEqual(['raised: offline']);
  actor.send(show('Saving'));
  await settled();
  expect(shown()).toEqual(['Saving']);
  expect(actor.getSnapshot().hasTag('whole')).toBe(true);
});

test('[S4.1] the panel that somebody asks for before its code is here opens when that comes', async () => {
  const rest = deferred<void>();
  const { actor, panel } = start([rest.promise], null);
  expect(panel()).toBe(null);
  actor.send({ type: 'panel.open', mode: 'signUp' });
  expect(panel()).toBe('fetching');
  rest.resolve();
  await settled();
  const auth = actor.system.get('auth')?.getSnapshot();
  const { signInPanel } = auth?.children ?? {};
  expect([panel(), signInPanel?.getSnapshot().context.mode]).toEqual([null, 'signUp']);
});

test('code for the panel that does not come says so; it can be asked for again, and given up', async () => {
  const { actor, panel } = start([Promise.reject(new Error('offline')), Promise.resolve()], null);
  actor.send({ type: 'panel.open', mode: 'signIn' });
  await settled();
  expect(panel()).toBe('missing');
  actor.send({ type: 'panel.close' });
  expect(panel()).toBe(null);
  actor.send({ type: 'panel.open', mode: 'signIn' });
  expect(panel()).toBe('fetching');
  actor.send({ type: 'panel.close' });
  expect(panel()).toBe(null);
  await settled();
  expect(actor.system.get('auth')?.getSnapshot().value).toEqual({ loggedOut: 'closed' });
});

test('[S8.2] a session that turns out to be over before its actor is here ends when that comes', async () => {
  const { actor, panel } = start([Promise.resolve()]);
  actor.send({ type: 'session.expired' });
  expect(panel()).toBe('fetching');
  await settled();
  const auth = actor.system.get('auth')?.getSnapshot();
  expect([auth?.context.user, auth?.hasTag('panel')]).toEqual([null, true]);
});

test('[S6.1] a token that is renewed before its actor is here is stored at once, and the session goes on with it', async () => {
  const { actor, log } = start([Promise.resolve()]);
  actor.send({ type: 'token.rotated', token: 'newer' });
  expect(log).toEqual(['stored: newer']);
  actor.send({ type: 'deferred.load' });
  await settled();
  const token = (): unknown => actor.system.get('auth')?.getSnapshot().context.user?.token;
  expect(token()).toBe('newer');
  actor.send({ type: 'token.rotated', token: 'newest' });
  expect([token(), log]).toEqual(['newest', ['stored: newer']]);
});

test('what is asked of the session or of the notifications goes on to them once they are here', async () => {
  const { actor, shown, states } = start([Promise.resolve()], null);
  actor.send({ type: 'deferred.load' });
  await settled();
  const auth = () => actor.system.get('auth')?.getSnapshot();
  actor.send(show('Saving'));
  expect(shown()).toEqual(['Saving']);
  actor.send({ type: 'notification.end', id: 'saving' });
  expect(states()).toEqual(['leaving']);
  actor.send({ type: 'panel.open', mode: 'signUp' });
  expect([auth()?.hasTag('panel'), auth()?.context.mode]).toEqual([true, 'signUp']);
  actor.send({ type: 'panel.close' });
  expect(auth()?.hasTag('panel')).toBe(false);
  expect(actor.getSnapshot().context.queue).toEqual([]);
});

test('[S8.2] a session that turns out to be over ends at once where its actor is here', async () => {
  const { actor } = start([Promise.resolve()]);
  actor.send({ type: 'deferred.load' });
  await settled();
  actor.send({ type: 'session.expired' });
  const auth = actor.system.get('auth')?.getSnapshot();
  expect([auth?.context.user, auth?.hasTag('panel')]).toEqual([null, true]);
});

test('whatever is wished while the rest of the page is under way is kept, in its order', () => {
  const { actor } = start();
  actor.send({ type: 'deferred.load' });
  const queue = [
    show('Saving'),
    { type: 'notification.end', id: 'saving' },
    { type: 'panel.open', mode: 'signIn' },
    { type: 'panel.close' },
    { type: 'session.expired' },
  ] satisfies AppCommand[];
  for (const command of queue) actor.send(command);
  expect(actor.getSnapshot().context.queue).toEqual(queue);
});

test('nobody has a token that could be renewed', () => {
  const { actor } = start([], null);
  actor.send({ type: 'token.rotated', token: 'newer' });
  expect(actor.getSnapshot().context.user.user).toBe(null);
});

test('an actor that is started before its code is here says so', () => {
  expect(() => lazyLogic(() => undefined).transition).toThrow('before its code was here');
});

const show = (message: string): AppCommand => ({
  type: 'notification.show',
  notification: { message, id: 'saving' },
});

/** `rests` are what the fetches of the rest of the page end with, one after the other. */
function start(rests: Promise<void>[] = [], user: UserInfo | null = ann) {
  const log: string[] = [];
  const idle = fromCallback<AnyEventObject, undefined>(() => {});
  const settings = settingsMachine.provide({
    actions: {
      saveSettings: () => {
        throw new Error('cannot save');
      },
    },
  });
  const auth = authMachine.provide({ actors: { watchStore: idle } });
  const actor = createActor(
    appMachine.provide({
      actors: {
        auth: lazyLogic(() => auth),
        fetchRest: fromPromise<void, undefined>(() => rests.shift() ?? new Promise(() => {})),
        settings: lazyLogic(() => settings),
        language: lazyLogic(() => languageMachine),
        connection: connectionMachine.provide({ actors: { watchNetwork: idle } }),
        favorites: favoritesMachine,
        notifications: notificationsMachine,
      },
      actions: {
        reloadPage: () => void log.push('reloaded'),
        persistUser: ({ context }) => void log.push(`stored: ${context.user.user?.token ?? 'nobody'}`),
        flushQueue({ context, system }) {
          for (const command of context.queue)
            system.get(command.type.startsWith('notification.') ? 'notifications' : 'auth')?.send(command);
        },
        reportError: (_, { error }) =>
          void log.push(`raised: ${error instanceof Error ? error.message : ''}`),
      },
    }),
    {
      input: {
        user: storeOf({ user }),
        settings: { theme: 'dark' },
        language: { language: 'de' },
        navigation: {
          place: { path: '/', search: '' },
          route: routeOf('discover'),
          signedIn: true,
          reloaded: false,
        },
        isReturning: false,
      },
    },
  );
  actor.start();
  const items = (): NotificationItem[] =>
    actor.system.get('notifications')?.getSnapshot().context.items ?? [];
  const shown = () => items().map(({ ref }) => ref.getSnapshot().context.message);
  const states = () => items().map(({ ref }) => ref.getSnapshot().value);
  const panel = () => selectAwaitedPanel(actor.getSnapshot());
  return { actor, log, shown, states, panel };
}
