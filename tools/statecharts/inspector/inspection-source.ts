import type { AnyActorRef, AnyStateMachine, EventObject, InspectionEvent } from 'xstate';
import { definitionOf } from '../charts/definition.ts';
import { transitionName } from '../explorer/machine-parts.ts';
import { createRedactor, type Names } from './redact.ts';
import type { InspectionMessage } from './protocol.ts';

/** What the inspector is told about the inspected program. */
export interface Program {
  /** The texts of the program itself, which are shown. */
  readonly names?: Names;
  /** Ids of places in which any machine can run: the actor's name is that of the machine, which says more. */
  readonly slots?: readonly string[];
}

/** Reports the actors of this page to the inspector, and sends them its events. */
export interface InspectionSource {
  readonly inspect: (event: InspectionEvent) => void;
  /** Returns for each event whether the actor would take it now. */
  readonly accepts: (sessionId: string, events: readonly EventObject[]) => boolean[];
  /** Sends the event if the actor is running and would take it now. */
  readonly send: (sessionId: string, event: EventObject) => void;
}

/**
 * Converts XState's inspection events to those that `@statelyai/inspect`'s receiver expects; every event is completely
 * redacted before `emit` gets it. The library's own sender waits for idle periods, does not know actors whose code
 * loads on demand, and omits the transitions.
 */
export function createInspectionSource(
  emit: (message: InspectionMessage) => void,
  { names = {}, slots = [] }: Program = {},
): InspectionSource {
  const refs = new Map<string, AnyActorRef>();
  const taken = new Map<string, string[]>();
  const redact = createRedactor(names);
  // A redacted event has the properties of the event.
  const redacted = (parts: object): InspectionMessage => redact(parts) as InspectionMessage;

  const accepts = (sessionId: string, events: readonly EventObject[]): boolean[] =>
    events.map((event) => canTake(refs.get(sessionId), event));

  return {
    inspect(event) {
      const ref = event.actorRef as AnyActorRef;
      const { sessionId } = ref;
      if (event.type === '@xstate.actor') {
        refs.set(sessionId, ref);
        emit(redacted(actorMessage(ref, null, slots)));
      } else if (event.type === '@xstate.event') {
        const parts = {
          ...headOf(event.type, ref),
          sourceId: event.sourceRef?.sessionId,
          event: event.event,
        };
        emit(redacted(parts));
      } else if (event.type === '@xstate.microstep') {
        const names = event._transitions.map(transitionName);
        taken.set(sessionId, [...(taken.get(sessionId) ?? []), ...names]);
      } else if (event.type === '@xstate.snapshot') {
        // Before an actor starts, its machine is unknown.
        if (event.event.type === 'xstate.init') emit(redacted(actorMessage(ref, event.snapshot, slots)));
        const parts = { ...headOf(event.type, ref), event: event.event, snapshot: event.snapshot };
        emit({ ...redacted(parts), taken: taken.get(sessionId) ?? [] });
        taken.delete(sessionId);
        if (statusOf(event.snapshot) !== 'active') refs.delete(sessionId);
      }
    },
    accepts,
    send(sessionId, event) {
      if (accepts(sessionId, [event])[0] === true) refs.get(sessionId)?.send(event);
    },
  };
}

const headOf = (type: string, { sessionId }: AnyActorRef) => ({
  type,
  sessionId,
  createdAt: String(Date.now()),
  // The receiver identifies inspection events by this property.
  _version: 'workbench',
});

/** The root has a generated id. */
function actorMessage(ref: AnyActorRef, snapshot: object | null, slots: readonly string[]): object {
  const machine = machineOf(snapshot);
  return {
    ...headOf('@xstate.actor', ref),
    name: machine !== null && (ref.id === ref.sessionId || slots.includes(ref.id)) ? machine.id : ref.id,
    machine: machine?.id,
    parentId: ref._parent?.sessionId,
    definition: machine === null ? undefined : definitionOf(machine),
    snapshot: snapshot ?? { status: 'active' },
  };
}

function canTake(ref: AnyActorRef | undefined, event: EventObject): boolean {
  const snapshot: unknown = ref?.getSnapshot();
  if (machineOf(snapshot) === null) return false;
  try {
    return (snapshot as { can: (event: EventObject) => boolean }).can(event);
  } catch {
    // A guard that throws for an event of the user rejects it.
    return false;
  }
}

const machineOf = (snapshot: unknown): AnyStateMachine | null =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot
    ? (snapshot.machine as AnyStateMachine)
    : null;

const statusOf = (snapshot: object): unknown => ('status' in snapshot ? snapshot.status : undefined);
