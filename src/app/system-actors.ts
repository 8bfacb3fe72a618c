import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { appMachine } from '../machines/app/app.machine.ts';
import type { AppActors, LazyActors } from '../screens/screen.ts';

/** The actors that parts of the page speak to, as far as they run. */
type Reached = { readonly [Name in keyof Named]: Named[Name] | undefined };
type Named = Omit<AppActors, 'notifications'>;

export function reach(system: AnyActorRef['system']): Reached {
  const get = <Name extends keyof Named>(name: Name): Reached[Name] => system.get(name);
  return {
    auth: get('auth'),
    navigation: get('navigation'),
  };
}

/** Like `reach`, but throws: the first page may use navigation only, later ones all of them. */
export function actorsOf(app: ActorRefFrom<typeof appMachine>): AppActors {
  const running = <Name extends keyof Named>(name: Name): Named[Name] => {
    const actor = reach(app.system)[name];
    if (actor === undefined) throw new Error(`The actor "${name}" does not run.`);
    return actor;
  };
  return {
    navigation: running('navigation'),
    notifications: app,
    get auth() {
      return running('auth');
    },
  };
}

/** The actors that come with the rest of the page; asked for once they are here. */
export const lateIn = (system: AnyActorRef['system']): LazyActors => ({
  auth: system.get('auth'),
  settings: system.get('settings'),
  language: system.get('language'),
  connection: system.get('connection'),
  favorites: system.get('favorites'),
  notifications: system.get('notifications'),
});
