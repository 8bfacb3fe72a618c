import type { MateScript } from '../mate-script.ts';

const scripts: readonly MateScript[] = [];

/** The scripts of the mates that come with the product, by mateId. */
export const mateScripts: ReadonlyMap<string, MateScript> = new Map(
  scripts.map((script) => [script.mateId, script]),
);
