import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { models } from '../product-charts/models.ts';
import { placeOf } from 'statechart-tools/explorer/text';
import type { Scene } from './scenes.ts';
import { isOfMachine } from './states.ts';

/** Returns the states of all machines that no scene shows, such as `signIn pending`. */
export function unseenStates(scenes: readonly Scene[]): string[] {
  const seen = new Set(
    scenes.flatMap(({ screen, around }) => [screen, ...Object.values(around)].flatMap(statesIn)),
  );
  const states = [...models.values()].flatMap(({ nodes }) =>
    [...nodes.values()].filter(({ snapshot }) => snapshot.status === 'active'),
  );
  return [...new Set(states.map(({ snapshot }) => nameOf(snapshot)))].filter((name) => !seen.has(name));
}

/** Returns the state of a machine, and the states of its child machines. */
function statesIn(snapshot: unknown): string[] {
  if (!isOfMachine(snapshot)) return [];
  const children: readonly (AnyActorRef | undefined)[] = Object.values(snapshot.children);
  return [nameOf(snapshot), ...children.flatMap((child) => statesIn(child?.getSnapshot()))];
}

function nameOf({ machine, value }: AnyMachineSnapshot): string {
  return `${machine.id} ${placeOf(value)}`;
}
