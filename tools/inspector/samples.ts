import type { EventObject } from 'xstate';

/** Events that a machine may get, by their type. */
export type SampledEvents = Readonly<Record<string, readonly EventObject[]>>;

/** What the machine's model sends it; fetched once for each machine, when somebody first looks at it. */
export function samplesOf(machineId: string): Promise<SampledEvents> {
  const known = fetched.get(machineId) ?? fetchSamples(machineId);
  fetched.set(machineId, known);
  return known;
}

/** Each event that is heard, with its samples; one without a sample needs no payload, or nobody knows it. */
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
      // All that the worker has to know.
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
