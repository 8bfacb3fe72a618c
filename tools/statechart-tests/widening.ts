import type { AnySamples } from './samples.ts';

/**
 * Samples without the types of their machine. The model hands each sample back to the machine it came from, which the
 * compiler cannot follow once machines of all kinds are treated alike.
 */
export function forgetTypes(samples: unknown): AnySamples {
  if (!isSamples(samples)) throw new TypeError('samples need events and actors');
  return samples;
}

function isSamples(value: unknown): value is AnySamples {
  return typeof value === 'object' && value !== null && 'events' in value && 'actors' in value;
}
