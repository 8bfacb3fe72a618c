import type { MateProfile } from './mate-profile.ts';
import type { PortraitOptions } from './portrait-options.ts';

/** A creator of the product's own mates. */
export interface SeedCreator {
  readonly creatorId: string;
  readonly name: string;
}

/** One of the product's own mates: the data of its companion, its card and its page. */
export interface SeedMate extends MateProfile {
  readonly creatorId: string;
  /** 0-359; everything that belongs to the mate is coloured from it. */
  readonly hue: number;
  /** One inviting line for the hero. */
  readonly quote: string;
  readonly portrait: PortraitOptions;
}
