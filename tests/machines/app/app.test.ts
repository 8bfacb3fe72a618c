import { createActor, fromCallback, type AnyActorRef, type AnyEventObject } from 'xstate';
import { expect, test } from 'vitest';
import { appMachine, type AppInput } from '../../../src/machines/app/app.machine.ts';
import { ann, routeOf, storeOf } from './shell-samples.ts';

const vital = [
  'notifications',
  'auth',
  'theme',
  'language',
  'connection',
  'favorites',
  'navigation',
] as const;
const optional = [
  'formDrafts',
  'installation',
  'logoutConfirmation',
  'ageGate',
  'aiDisclosure',
  'crisisHelp',
  'delivery',
  'report',
  'roomsPane',
  'viewLoader',
] as const;

test('[S3.1] starts every long-lived actor immediately, except the provider callback', () => {
  const { app } = start();
  expect(Object.keys(app.getSnapshot().children).toSorted()).toEqual([...vital, ...optional].toSorted());
});

test('starts the provider callback when the URL contains one; its crash does not stop the page', () => {
  const { app, crash } = start({ isOAuthCallback: true });
  expect(app.getSnapshot().children.oauthCallback).toBeDefined();
  crash('oauthCallback');
  expect(app.getSnapshot().hasTag('broken')).toBe(false);
  expect(app.getSnapshot().children.oauthCallback).toBeUndefined();
});

test.each(vital)('a crash of %s is fatal, and the page offers a reload', (name) => {
  const { app, crash, log } = start();
  crash(name);
  expect(app.getSnapshot().hasTag('broken')).toBe(true);
  app.send({ type: 'page.reload' });
  expect(log).toEqual(['reload']);
});

test('a crash of a view is fatal', () => {
  const { app } = start();
  app.send({ type: 'view.crashed' });
  expect(app.getSnapshot().hasTag('broken')).toBe(true);
});

/** Starts the root with stub children that crash on the event `crash`. */
function start(changes: Partial<AppInput> = {}) {
  const log: string[] = [];
  const crashing = Object.fromEntries(
    [...vital, ...optional, 'oauthCallback'].map((name) => [
      name,
      fromCallback<AnyEventObject>(({ receive }) => {
        receive(() => {
          throw new Error(`${name} crashed`);
        });
      }),
    ]),
  );
  const app = createActor(
    appMachine.provide({
      actors: crashing,
      actions: {
        reloadPage: () => void log.push('reload'),
      },
    }),
    {
      input: {
        user: storeOf({ user: ann }),
        theme: { theme: 'system' },
        language: { language: 'en', choice: null },
        navigation: {
          place: { path: '/', search: '' },
          route: routeOf('discover'),
          signedIn: true,
          reloaded: false,
        },
        isOAuthCallback: false,
        ...changes,
      },
    },
  );
  app.start();
  const crash = (name: string) => {
    const child: AnyActorRef | undefined = app.system.get(name) ?? childOf(app, name);
    child?.send({ type: 'crash' });
  };
  return { app, crash, log };
}

function childOf(app: AnyActorRef, name: string): AnyActorRef | undefined {
  const { children }: { children: Record<string, AnyActorRef | undefined> } = app.getSnapshot();
  return children[name];
}
