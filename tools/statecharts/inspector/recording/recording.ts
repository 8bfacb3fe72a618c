import type { EventObject, StateValue } from 'xstate';

/**
 * The events of the actors and the resulting states, redacted: enough for a replay, without any text that users wrote.
 */
export interface Recording {
  readonly format: 'statechart-recording';
  readonly version: 2;
  /** The actors of the machines, in the order in which they started. */
  readonly actors: readonly RecordedActor[];
  /** In chronological order over all actors. */
  readonly steps: readonly RecordedStep[];
  /** The number of steps omitted at the end, because the recording was full. */
  readonly dropped: number;
}

export interface RecordedActor {
  /** The id of the machine. */
  readonly machine: string;
  /** The path of the actor: `app / navigation / screen`. */
  readonly path: string;
  /** The name by which its parent knows its logic; missing for the root. */
  readonly src?: string;
  readonly input: unknown;
  /** The number of steps before it started. */
  readonly startedAt: number;
  /** The initial state. */
  readonly start: StateValue;
}

export interface RecordedStep {
  /** The index in `actors`. */
  readonly actor: number;
  readonly event: EventObject;
  /** The state after the event. */
  readonly value: StateValue;
  readonly status: string;
}

/** Thrown for a file that is not a recording of this version; `message` is a one-line reason. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';
}

/** @throws RecordingError */
export function readRecording(text: string): Recording {
  const parsed = parse(text);
  if (!isObject(parsed) || parsed['format'] !== 'statechart-recording')
    throw new RecordingError('This is no recording.');
  if (parsed['version'] !== 2) throw new RecordingError('This recording is of another version.');
  const { actors, steps } = parsed;
  if (!Array.isArray(actors) || !actors.every(isActor))
    throw new RecordingError('The actors of this recording cannot be read.');
  if (!Array.isArray(steps) || !steps.every((step) => isStep(step, actors.length)))
    throw new RecordingError('The steps of this recording cannot be read.');
  return {
    format: 'statechart-recording',
    version: 2,
    actors,
    steps,
    dropped: Number(parsed['dropped'] ?? 0),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RecordingError('This is no JSON.', { cause: error });
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isActor = (value: unknown): value is RecordedActor =>
  isObject(value) &&
  typeof value['machine'] === 'string' &&
  typeof value['path'] === 'string' &&
  typeof value['startedAt'] === 'number' &&
  'start' in value;

const isStep = (value: unknown, actors: number): value is RecordedStep =>
  isObject(value) &&
  typeof value['actor'] === 'number' &&
  value['actor'] in Array.from({ length: actors }) &&
  isObject(value['event']) &&
  typeof value['event']['type'] === 'string' &&
  'value' in value &&
  typeof value['status'] === 'string';
