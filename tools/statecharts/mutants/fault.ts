/** A fault of a chart, and the names of what it changes. */
import { idOf, isPart, type Part, type WrittenTransition } from './chart.ts';

/** The source of a machine: its configuration, and the delays and actions that `setup` declares. */
export interface Written {
  readonly config: Part;
  readonly delays: Part;
  readonly actions: Part;
}

/** The kind of a fault, by the part that it changes; `code` is everything that is not in the chart. */
export type Kind =
  | 'transition'
  | 'guard'
  | 'delay'
  | 'action'
  | 'order'
  | 'reenter'
  | 'initial'
  | 'tag'
  | 'history'
  | 'invoke'
  | 'input'
  | 'addressee'
  | 'code';

export interface Mutant {
  /**
   * The name of the fault: `notification.showing.timed after showTime: goes to paused`. It is the same in every run.
   */
  readonly id: string;
  readonly kind: Kind;
  /** The path of keys in the configuration; empty for what `setup` declares. */
  readonly at: readonly (string | number)[];
}

export interface Fault extends Mutant {
  /** Applies the fault. */
  readonly commit: () => void;
}

/** Returns the name of a transition, with the id of its state. */
export function nameIn(machine: Part, { state, name }: WrittenTransition): string {
  return `${idOf(machine, state.path)} ${name}`;
}

/** Returns the transition as an object, also if only its target is given. */
export function partOf({ hold, key }: WrittenTransition): Part {
  const written: unknown = Reflect.get(hold, key);
  return isPart(written) ? written : { target: written };
}

/** Returns the name of a guard or an action. */
export function wordFor(part: unknown): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'function') {
    const guards: unknown = 'guards' in part ? part.guards : [];
    const inner = Array.isArray(guards) ? guards.map(wordFor).join(', ') : '';
    return 'type' in part ? String(part.type) : `${part.name}(${inner})`;
  }
  return isPart(part) ? String(part['type']) : 'nothing';
}
