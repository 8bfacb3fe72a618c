import type { KeyLogic } from '../../../contract/lore/lore-entry.ts';

/** Where the text of an entry belongs: near the character's description, or `depth` messages before the end. */
export type LorePosition =
  | { readonly at: 'before' | 'after' }
  | { readonly at: 'depth'; readonly depth: number };

/** An entry of a lorebook, independent of its file format. Keys are as written: `/pattern/flags` is a regular expression. */
export interface LoreEntry {
  /** The place of its book among the parts of what is used together. */
  readonly part: number;
  /** Changes with the entry, which then loses its effects. */
  readonly version: string;
  /** Its title, or its first key. */
  readonly name: string;
  readonly content: string;
  readonly keys: readonly string[];
  readonly secondaryKeys: readonly string[];
  readonly logic: KeyLogic;
  /** At least one of them must be found too. */
  readonly requiredKeys: readonly string[];
  /** None of them may be found. */
  readonly excludedKeys: readonly string[];
  /** Excludes the entry only where all of them are found. */
  readonly excludedTogether: readonly string[];
  /** Whether all keys are regular expressions without slashes around them. */
  readonly hasPatterns: boolean;
  readonly isEnabled: boolean;
  readonly isConstant: boolean;
  /** Fires independently of its keys, or never: the decorators `@@activate` and `@@dont_activate`. */
  readonly forced: boolean | null;
  /** The higher, the later in the prompt. */
  readonly order: number;
  /** The priority where the budget is exhausted: a higher one stays longer; null for `order`. */
  readonly priority: number | null;
  readonly position: LorePosition;
  /** How many of the newest messages are scanned; null for the book's number. */
  readonly scanDepth: number | null;
  readonly isCaseSensitive: boolean | null;
  readonly matchesWholeWords: boolean | null;
  /** In percent. */
  readonly probability: number;
  readonly groups: readonly string[];
  readonly groupWeight: number;
  /** Wins its groups by its order instead of by chance. */
  readonly isPrioritized: boolean;
  /** Only the entries of its groups with the most keys found remain. */
  readonly isScored: boolean;
  /** In messages; 0 for none. */
  readonly sticky: number;
  readonly cooldown: number;
  readonly delay: number;
  /** Is not fired by the texts of other entries. */
  readonly isUnrecursable: boolean;
  /** Fires no other entries by its text. */
  readonly endsRecursion: boolean;
  /** The level of recursion from which on it can fire; 0 for any scan. */
  readonly recursionLevel: number;
  readonly ignoresBudget: boolean;
  readonly filter: {
    readonly isExcluding: boolean;
    readonly names: readonly string[];
    readonly tags: readonly string[];
  };
  /** Conditions on the mate's messages so far; 0 for none. */
  readonly onlyAfter: number;
  readonly onlyEvery: number;
  /** Once fired, it always fires, or never again. */
  readonly afterMatch: 'keep' | 'stop' | null;
}

/** A book within those that are used together. */
export interface LorePart {
  /** Another one after each change. */
  readonly version: string;
  /** '' for the book of a card. */
  readonly title: string;
  /** In tokens; null where the book sets none. */
  readonly tokenBudget: number | null;
}

/** One book, or several that are used together. */
export interface LoreBook {
  readonly parts: readonly LorePart[];
  readonly scanDepth: number;
  readonly isRecursive: boolean;
  readonly entries: readonly LoreEntry[];
}
