import type { SpokenManner } from '../../../contract/mates/own-mate.ts';

/** Somebody that a mate can be, in a language other than English. */
export interface IdeaPerson {
  readonly pronouns: 'she/her' | 'he/him';
  readonly names: readonly [string, ...string[]];
  readonly tagline: string;
  /** The youngest that such a one is. */
  readonly age: number;
  readonly tag: string;
  readonly manners: readonly [SpokenManner, ...SpokenManner[]];
  readonly likes: readonly string[];
  /** With `{name}`. */
  readonly who: string;
  readonly voice: string;
  /** The mate's first words. */
  readonly says: string;
}

/** Where a mate can be met; its texts say nothing about the mate. */
export interface IdeaPlace {
  readonly name: string;
  readonly tag: string;
  readonly likes: readonly string[];
  readonly about: string;
  /** The scene before the mate speaks. */
  readonly opening: string;
  readonly scene: string;
}

export interface IdeaParts {
  readonly people: readonly [IdeaPerson, ...IdeaPerson[]];
  readonly places: readonly [IdeaPlace, ...IdeaPlace[]];
}
