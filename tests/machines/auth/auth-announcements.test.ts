import {
  createActor,
  fromPromise,
  fromTransition,
  setup,
  type AnyActorRef,
  type AnyEventObject,
} from 'xstate';
import { expect, test } from 'vitest';
import { toAttempt } from '../../../src/machines/shared/commands/command.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { authMachine } from '../../../src/machines/auth/auth.machine.ts';
import type { AuthEvent } from '../../../src/machines/auth/auth.reducers.ts';
import { ann, storeOf } from '../app/shell-samples.ts';

const names = [
  'formDrafts',
  'navigation',
  'favorites',
  'notifications',
  'logoutConfirmation',
  'delivery',
  'roomsPane',
] as const;

/** A page with auth, and with others in place of those who hear of the session. */
const start = () => {
  const heard: (readonly [name: string, type: string])[] = [];
  const users: (string | null)[] = [];
  const listener = (name: string) =>
    fromTransition((_: undefined, { type }: AnyEventObject, { system }) => {
      heard.push([name, type]);
      const auth: AnyActorRef = system.get('auth');
      users.push(auth.getSnapshot().context.user?.uuid ?? null);
      return undefined;
    }, undefined);
  const page = setup({
    actors: {
      ...Object.fromEntries(names.map((name) => [name, listener(name)])),
      auth: authMachine.provide({
        actors: {
          signOut: toAttempt(fromPromise(() => Promise.resolve())),
          fetchBenefits: provideRequest(() => new Promise(() => {})),
        },
      }),
    },
  }).createMachine({
    invoke: [...names, 'auth'].map((name) => ({
      id: name,
      systemId: name,
      src: name,
      input: storeOf({ user: ann }),
    })) as never,
  });
  const actor = createActor(page).start();
  const send = (event: AuthEvent) => actor.system.get('auth').send(event);
  return { heard, users, send };
};

test('who hears of a sign-in, of an expired session, and of a sign-out', async () => {
  const { heard, send } = start();
  expect(heard.splice(0)).toEqual([
    ['formDrafts', 'session.started'],
    ['navigation', 'session.started'],
    ['favorites', 'session.started'],
    ['logoutConfirmation', 'session.started'],
    ['delivery', 'session.started'],
  ]);
  send({ type: 'session.expired' });
  expect(heard.splice(0)).toEqual([
    ['formDrafts', 'session.expired'],
    ['navigation', 'session.expired'],
    ['logoutConfirmation', 'session.ended'],
    ['delivery', 'session.ended'],
  ]);
  send({ type: 'session.changed', user: ann });
  heard.splice(0);
  send({ type: 'session.cleared' });
  expect(heard).toEqual([
    ['formDrafts', 'session.ended'],
    ['navigation', 'session.ended'],
    ['favorites', 'session.ended'],
    ['notifications', 'session.ended'],
    ['logoutConfirmation', 'session.ended'],
    ['delivery', 'session.ended'],
    ['roomsPane', 'pane.hide'],
  ]);
});

test('those who hear of it find the session already changed', () => {
  const { users, send } = start();
  expect(users.splice(0)).toEqual([ann.uuid, ann.uuid, ann.uuid, ann.uuid, ann.uuid]);
  send({ type: 'session.cleared' });
  expect(new Set(users)).toEqual(new Set([null]));
});
