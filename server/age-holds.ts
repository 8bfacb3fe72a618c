import { hashSecret } from './ids.ts';
import { toNetwork } from './networks.ts';
import type { CreateLimiter } from './rate-limiters.ts';

/** Where a birth date is told, as far as it can be told apart without a cookie. */
export interface AgeOrigin {
  readonly address: string;
  readonly userAgent: string;
}

/** Remembers for an hour where a birth date was refused, in case the browser forgets it. */
export interface AgeHolds {
  readonly hold: (origin: AgeOrigin) => Promise<void>;
  /** The milliseconds until a birth date may be told from there again; 0 where it may now. */
  readonly remaining: (origin: AgeOrigin) => Promise<number>;
}

const hour = 60 * 60;

/** An origin is held from its `factor`th refusal within an hour. */
export const createAgeHolds = (createLimiter: CreateLimiter, factor: number): AgeHolds => {
  const refusals = createLimiter('age-hold', factor, hour);
  return {
    hold: async (origin) => void (await refusals.penalty(toKey(origin))),
    remaining: async (origin) => {
      const found = await refusals.get(toKey(origin));
      return found === null || found.consumedPoints < factor ? 0 : Math.max(0, found.msBeforeNext);
    },
  };
};

/**
 * The network with the kind of browser and system. The network alone would hold everyone at home; a whole user agent
 * changes with each update.
 */
const toKey = ({ address, userAgent }: AgeOrigin): string =>
  hashSecret([toNetwork(address), findKind(userAgent, browsers), findKind(userAgent, systems)].join(' '));

/** The first that matches counts: most browsers name others too. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['edge', /Edg/],
  ['opera', /OPR\//],
  ['samsung', /SamsungBrowser/],
  ['firefox', /Firefox|FxiOS/],
  ['chrome', /Chrom|CriOS/],
  ['safari', /Safari/],
];

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['ios', /iPhone|iPad/],
  ['android', /Android/],
  ['windows', /Windows/],
  ['mac', /Mac OS/],
  ['linux', /Linux|CrOS/],
];

const findKind = (userAgent: string, kinds: typeof browsers): string =>
  kinds.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
