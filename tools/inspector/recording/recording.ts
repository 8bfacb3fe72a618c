import type { EventObject, StateValue } from 'xstate';

/** What actors were told and where it led them, redacted: enough to take the same way again, nothing that was written. */
export interface Recording {
  readonly format: 'statechart-recording';
  readonly version: 1;
  /** The machines' actors, in the order in which they started. */
  readonly actors: readonly RecordedActor[];
  /** In the order in which they happened, over all actors. */
  readonly steps: readonly RecordedStep[];
  /** Steps at the end that were left out, because the recording was full. */
  readonly dropped: number;
}

export interface RecordedActor {
  /** The id of the machine. */
  readonly machine: string;
  /** Where it hangs: `app / navigation / screen`. */
  readonly path: string;
  readonly input: unknown;
  /** The state in which it started. */
  readonly start: StateValue;
}

export interface RecordedStep {
  /** The place in `actors`. */
  readonly actor: number;
  readonly event: EventObject;
  /** The state after it. */
  readonly value: StateValue;
  readonly status: string;
}

/** A file that is no recording of this version; `message` is one line that says why. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';
}

/** @throws RecordingError */
export function readRecording(text: string): Recording {
  const parsed = parse(text);
  if (!isObject(parsed) || parsed['format'] !== 'statechart-recording')
    throw new RecordingError('This is no recording.');
  if (parsed['version'] !== 1) throw new RecordingError('This recording is of another version.');
  const { actors, steps } = parsed;
  if (!Array.isArray(actors) || !actors.every(isActor))
    throw new RecordingError('The actors of this recording cannot be read.');
  if (!Array.isArray(steps) || !steps.every((step) => isStep(step, actors.length)))
    throw new RecordingError('The steps of this recording cannot be read.');
  return {
    format: 'statechart-recording',
    version: 1,
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
  'start' in value;

const isStep = (value: unknown, actors: number): value is RecordedStep =>
  isObject(value) &&
  typeof value['actor'] === 'number' &&
  value['actor'] in Array.from({ length: actors }) &&
  isObject(value['event']) &&
  typeof value['event']['type'] === 'string' &&
  'value' in value &&
  typeof value['status'] === 'string';
