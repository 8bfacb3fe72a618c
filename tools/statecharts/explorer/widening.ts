import type { AnySamples } from './samples.ts';

/**
 * Samples without the types of their machine. The model passes each sample back to its machine, which the compiler
 * cannot verify for a list of different machines.
 */
export function forgetTypes(samples: unknown): AnySamples {
  if (!isSamples(samples)) throw new TypeError('samples need events and actors');
  return samples;
}

function isSamples(value: unknown): value is AnySamples {
  return typeof value === 'object' && value !== null && 'events' in value && 'actors' in value;
}
