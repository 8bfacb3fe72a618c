import type { AnyMachineSnapshot, EventObject, InspectionEvent, StateValue } from 'xstate';
import { createRedactor, type Names, type Redact } from '../redact.ts';
import type { RecordedActor, RecordedStep, Recording } from './recording.ts';

/** Records every event of the actors that a replay needs. */
export interface Recorder {
  readonly inspect: (event: InspectionEvent) => void;
  /** Returns the recording since the page started. */
  readonly read: () => Recording;
}

/** Records only the first `limit` steps, because a replay starts at the beginning. */
export function createRecorder(names: Names = {}, limit = 5000): Recorder {
  const actors: RecordedActor[] = [];
  const steps: RecordedStep[] = [];
  const places = new Map<string, number>();
  const redact = createRedactor(names);
  let dropped = 0;

  const begin = (ref: Inspected, event: EventObject, snapshot: AnyMachineSnapshot) => {
    places.set(ref.sessionId, actors.length);
    const input = 'input' in event ? event['input'] : undefined;
    actors.push({
      machine: snapshot.machine.id,
      path: pathOf(ref),
      ...(typeof ref.src === 'string' && ref._parent !== undefined ? { src: ref.src } : {}),
      input: redactedPart(input, redact),
      startedAt: steps.length,
      start: plainValue(snapshot.value),
    });
  };

  return {
    inspect(inspected) {
      if (inspected.type !== '@xstate.snapshot') return;
      const { event, snapshot } = inspected;
      const ref = inspected.actorRef;
      if (!isOfMachine(snapshot)) return;
      if (event.type === 'xstate.init') {
        begin(ref, event, snapshot);
        return;
      }
      const actor = places.get(ref.sessionId);
      if (actor === undefined) return;
      if (steps.length >= limit) {
        dropped += 1;
        return;
      }
      steps.push({
        actor,
        event: redactedEvent(event, redact),
        value: plainValue(snapshot.value),
        status: snapshot.status,
      });
    },
    read: () => ({ format: 'statechart-recording', version: 2, actors, steps, dropped }),
  };
}

/** An actor in an inspection event, with the properties that every actor has in addition. */
interface Inspected {
  readonly sessionId: string;
  readonly id?: string;
  readonly src?: unknown;
  readonly _parent?: Inspected | undefined;
}

const isOfMachine = (snapshot: object): snapshot is AnyMachineSnapshot =>
  'machine' in snapshot && 'value' in snapshot;

const pathOf = ({ id = '', _parent: parent }: Inspected): string =>
  parent === undefined ? id : `${pathOf(parent)} / ${id}`;

/** The running actor shares a snapshot's value, so the recording copies it. */
const plainValue = (value: StateValue): StateValue => structuredClone(value);

const redactedEvent = (event: EventObject, redact: Redact): EventObject => {
  const { type, ...payload } = event;
  return { ...(redactedPart(payload, redact) as object), type };
};

/** Redacts a part of an inspection event: only its top level, which this is not, may show names. */
const redactedPart = (part: unknown, redact: Redact): unknown =>
  (redact({ part: withPlainErrors(part) }) as { readonly part: unknown }).part;

/** Masks the message of an error, and keeps its kind, which decides the next transition. */
const withPlainErrors = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, part instanceof Error ? plainError(part) : part]),
  );
};

const plainError = (error: Error): object => ({
  isError: true,
  ...Object.fromEntries(Object.entries(error).filter(([, part]) => typeof part !== 'object')),
});
