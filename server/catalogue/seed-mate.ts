import type { MateProfile } from '../companions/companion.ts';
import type { PortraitOptions } from '../portraits.ts';

/** Somebody who made mates that come with the product. */
export interface SeedCreator {
  readonly creatorId: string;
  readonly name: string;
}

/** A mate that comes with the product: what its companion knows, and what its card and page show. */
export interface SeedMate extends MateProfile {
  readonly creatorId: string;
  /** 0-359; everything that belongs to the mate is coloured from it. */
  readonly hue: number;
  /** One inviting line for the hero. */
  readonly quote: string;
  readonly portrait: PortraitOptions;
}
