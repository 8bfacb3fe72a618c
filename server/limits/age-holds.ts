import { hashSecret } from '../shared/ids.ts';
import { toNetwork } from '../shared/networks.ts';
import type { CreateLimiter } from './rate-limiters.ts';

/** The origin of a submitted birth date, as far as it can be identified without a cookie. */
export interface AgeOrigin {
  readonly address: string;
  readonly userAgent: string;
}

/** Remembers for an hour where a birth date was refused, in case the browser deletes its cookie. */
export interface AgeHolds {
  readonly hold: (origin: AgeOrigin) => Promise<void>;
  /** Returns the milliseconds until that origin may submit a birth date again; 0 when it may now. */
  readonly remaining: (origin: AgeOrigin) => Promise<number>;
}

const hour = 60 * 60;

/** Creates the holds: an origin is held from its `factor`th refusal within an hour. */
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
 * Combines the network with the kinds of browser and system. The network alone would hold a whole household; a full
 * user agent string changes with each update.
 */
const toKey = ({ address, userAgent }: AgeOrigin): string =>
  hashSecret([toNetwork(address), findKind(userAgent, browsers), findKind(userAgent, systems)].join(' '));

/** The first match counts, because most browsers' user agents name others too. */
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
