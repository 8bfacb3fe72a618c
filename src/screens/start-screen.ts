import { spawnChild } from 'xstate';
import type { LoadedScreen, Place } from './screen.ts';

/** Starts the actor that navigation calls `screen`, whichever machine it runs. */
export const startScreen = ({ logic, input }: LoadedScreen, place: Place): never =>
  // The machine names one actor for all screens; its types cannot say that this is the one.
  spawnChild(logic, { id: 'screen', systemId: 'screen', input: input(place) }) as never;
