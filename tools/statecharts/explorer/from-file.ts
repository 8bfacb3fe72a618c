/** Loads models from files: the project's own, or any that exports a machine. */
import { StateMachine, type AnyStateMachine } from 'xstate';
import { modelOf, type Model } from './model.ts';
import type { AnySamples } from './samples.ts';

/**
 * Returns the model of a file that exports a `model`, or one machine and, if events have payloads, its `samples`.
 * Without samples every event has no payload, and every actor either completes without output or fails.
 * @throws Error when the file exports neither, or several machines.
 */
export function modelIn(exported: Readonly<Record<string, unknown>>, file: string): Model {
  if (isModel(exported['model'])) return exported['model'];
  const machines = Object.values(exported).filter((value) => value instanceof StateMachine);
  const [machine] = machines;
  if (!machine || machines.length > 1)
    throw new Error(`${file} exports ${machines.length} machines: it needs one, or a model`);
  return modelOf(machine, samplesFor(machine, exported['samples']));
}

function samplesFor(machine: AnyStateMachine, given: unknown): AnySamples {
  const { events = {}, actors = {}, ...rest }: Partial<AnySamples> = isObject(given) ? given : {};
  const names = Object.keys(machine.implementations.actors);
  const failed = new Error('failed');
  const ends = names.map((name) => [name, { done: [undefined], error: [failed] }] as const);
  return { ...rest, events, actors: { ...Object.fromEntries(ends), ...actors } };
}

function isModel(value: unknown): value is Model {
  return isObject(value) && 'nodes' in value && 'edges' in value && 'machine' in value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
