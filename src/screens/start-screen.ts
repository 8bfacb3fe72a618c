import { spawnChild } from 'xstate';
import type { LoadedScreen, Place } from './screen.ts';

/** Starts the actor that navigation calls `screen`, whichever machine it runs. */
export const startScreen = ({ logic, input }: LoadedScreen, place: Place): never =>
  // The machine names one actor for all screens; its types cannot say that this is the one.
  spawnChild(logic, { id: 'screen', systemId: 'screen', input: input(place) }) as never;

/** Starts the actor of a screen that is shown beside the one of the address. */
export const startBeside = ({ logic, input }: LoadedScreen, place: Place): never =>
  // As above: the machine that spawns it knows no type of it.
  spawnChild(logic, { id: 'content', input: input(place) }) as never;
