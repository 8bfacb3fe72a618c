import { discoverMachine } from '../../machines/mates/browse/discover.machine.ts';
import { discoverActors } from '../../services/mates/discover.actors.ts';
import { Discover } from '../../views/mates/browse/discover/discover.tsx';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = ({ services, actors: { auth } }: ScreenDeps) => {
  const user = () => auth.getSnapshot().context.user;
  return defineScreen({
    logic: discoverMachine.provide({
      actors: discoverActors(services, () => user()?.uuid ?? ''),
    }),
    input: () => ({ isSignedIn: user() !== null }),
    View: Discover,
    isComplete: (snapshot) => snapshot.matches({ catalogue: 'ready', trending: 'ready' }),
  });
};
