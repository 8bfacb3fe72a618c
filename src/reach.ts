import type { AnyActorRef } from 'xstate';
import type { AppActors, LateActors } from './screens/screen.ts';

/** The actors that start with the page, as far as they run. */
type Reached = { readonly [Name in keyof FirstActors]: FirstActors[Name] | undefined };
type FirstActors = Omit<AppActors, 'notifications'>;

export function reach(system: AnyActorRef['system']): Reached {
  const get = <Name extends keyof FirstActors>(name: Name): Reached[Name] => system.get(name);
  return {
    auth: get('auth'),
    navigation: get('navigation'),
  };
}

/** The same, where all of them do. */
export function running({ auth, navigation }: Reached): FirstActors {
  if (!auth || !navigation) {
    throw new Error('A long-lived actor ended while the page was starting.');
  }
  return { auth, navigation };
}

/** The actors that come with the rest of the page; asked for once they are here. */
export const lateIn = (system: AnyActorRef['system']): LateActors => ({
  settings: system.get('settings'),
  language: system.get('language'),
  connection: system.get('connection'),
  marks: system.get('marks'),
  notifications: system.get('notifications'),
});
