/** Counts which of a machine's transitions were taken. */
import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { transitionName, transitionsOf } from '../explorer/machine-parts.ts';

export class Coverage {
  readonly machine: AnyStateMachine;
  readonly #all: readonly string[];
  readonly #taken = new Set<string>();

  constructor(machine: AnyStateMachine) {
    this.machine = machine;
    this.#all = transitionsOf(machine).map(transitionName);
  }

  /** An observer for `createActor(machine, { inspect })`. It ignores the transitions of other machines. */
  readonly inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    for (const definition of event._transitions) this.add(transitionName(definition));
  };

  add(name: string): void {
    this.#taken.add(name);
  }

  get total(): number {
    return this.#all.length;
  }

  get taken(): number {
    return this.total - this.missing.length;
  }

  get missing(): string[] {
    return this.#all.filter((name) => !this.#taken.has(name));
  }

  toString(): string {
    const percent = this.total === 0 ? 100 : Math.floor((100 * this.taken) / this.total);
    const missing = this.missing.map((name) => `\n    not taken: ${name}`).join('');
    return `${this.machine.id.padEnd(14)} transitions ${this.taken}/${this.total} (${percent} %)${missing}`;
  }
}
