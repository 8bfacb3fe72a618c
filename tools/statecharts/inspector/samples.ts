import type { EventObject } from 'xstate';

/** Sample events of a machine, by their type. */
export type SampledEvents = Readonly<Record<string, readonly EventObject[]>>;

/** Starts a worker, named as the machine, that posts the sample events of its model. */
export type StartWorker = (machineId: string) => Worker;

/** Loads the sample events of the machine's model, once for each machine, when the user first opens it. */
export function samplesOf(machineId: string, startWorker: StartWorker): Promise<SampledEvents> {
  const known = fetched.get(machineId) ?? fetchSamples(startWorker(machineId));
  fetched.set(machineId, known);
  return known;
}

/** Returns each handled event with its samples; one without a sample needs no payload or has no known one. */
export const candidatesOf = (types: readonly string[], samples: SampledEvents): EventObject[] =>
  types.flatMap((type) => {
    const sampled = samples[type] ?? [];
    return sampled.length === 0 ? [{ type }] : sampled;
  });

const fetched = new Map<string, Promise<SampledEvents>>();

function fetchSamples(worker: Worker): Promise<SampledEvents> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SampledEvents>) => {
      resolve(data);
      worker.terminate();
    });
    worker.addEventListener('error', ({ message }) => {
      reject(new Error(message || 'The samples cannot be read.'));
      worker.terminate();
    });
  });
}
