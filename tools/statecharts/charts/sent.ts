/** Finds which machine sends which event to which, in the models: an effect `-> outbox: message.move` has a receiver. */
import type { AnyStateMachine } from 'xstate';
import { stateNodesOf } from '../explorer/machine-parts.ts';
import type { Model } from '../explorer/model.ts';

/** The files that send each event type to a machine, by the machine's id. */
export type Sent = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

/** Returns what the machines of all models send to each other and to themselves. */
export function sentBetween(models: ReadonlyMap<string, Model>, fileOf: (name: string) => string): Sent {
  const parents = parentsIn(models);
  const sent = new Map<string, Map<string, Set<string>>>();
  for (const [name, { machine, edges }] of models)
    for (const effect of new Set(edges.flatMap(({ effects }) => effects)))
      for (const { receiver, type } of messagesIn(effect, machine, parents)) {
        const types = sent.get(receiver) ?? new Map<string, Set<string>>();
        sent.set(receiver, types);
        types.set(type, (types.get(type) ?? new Set()).add(fileOf(name)));
      }
  return sent;
}

interface Message {
  readonly receiver: string;
  readonly type: string;
}

function messagesIn(effect: string, machine: AnyStateMachine, parents: Parents): Message[] {
  const [, raised] = /^raise (.*)$/.exec(effect) ?? [];
  if (raised !== undefined) return [{ receiver: machine.id, type: raised }];
  const [, addressee, type] = /^-> (.*): (.*)$/.exec(effect) ?? [];
  if (addressee === undefined || type === undefined) return [];
  const receivers =
    addressee === 'parent'
      ? (parents.get(machine.id) ?? [])
      : machinesAt(machine, logicNameOf(machine, addressee));
  return [...receivers].map((receiver) => ({ receiver, type }));
}

/** The ids of the machines that run a machine as their child. */
type Parents = ReadonlyMap<string, ReadonlySet<string>>;

function parentsIn(models: ReadonlyMap<string, Model>): Parents {
  const parents = new Map<string, Set<string>>();
  for (const { machine } of models.values())
    for (const actor of Object.keys(machine.implementations.actors))
      for (const child of machinesAt(machine, actor))
        parents.set(child, (parents.get(child) ?? new Set()).add(machine.id));
  return parents;
}

/** Returns the name of the logic of a child: the child may be invoked under another id. */
function logicNameOf(machine: AnyStateMachine, id: string): string {
  const invoked = stateNodesOf(machine)
    .flatMap(({ invoke }) => invoke)
    .find((each) => each.id === id);
  return typeof invoked?.src === 'string' ? invoked.src : id;
}

/** Returns the id of an actor's machine, and of the part that it supervises; none if the actor is no machine. */
function machinesAt(machine: AnyStateMachine, actor: string): string[] {
  const logic: unknown = machine.implementations.actors[actor];
  if (!isMachine(logic)) return [];
  return 'part' in logic.implementations.actors ? machinesAt(logic, 'part') : [logic.id];
}

function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'implementations' in logic && 'root' in logic;
}
