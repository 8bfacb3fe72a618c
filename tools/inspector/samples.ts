import type { EventObject } from 'xstate';

/** Sample events of a machine, by their type. */
export type SampledEvents = Readonly<Record<string, readonly EventObject[]>>;

/** Loads the sample events of the machine's model, once for each machine, when the user first opens it. */
export function samplesOf(machineId: string): Promise<SampledEvents> {
  const known = fetched.get(machineId) ?? fetchSamples(machineId);
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

function fetchSamples(machineId: string): Promise<SampledEvents> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./samples.worker.ts', import.meta.url), {
      type: 'module',
      // The only data that the worker needs.
      name: machineId,
    });
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
