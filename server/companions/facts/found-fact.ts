import type { FactKind } from '../../../contract/memory/fact.ts';

/** Something that a person says about themselves, their people or their plans. */
export interface FoundFact {
  readonly kind: FactKind;
  /** In the language of the message and made from its words, such as "Sister: Lena"; at most `maxFactLength` UTF-16 units. */
  readonly text: string;
  /**
   * The topic of the fact, the same in all languages as far as it has no words of the person: `name`, `home`, `work`, `person:sister`,
   * `pet:dog`, `date:birthday`. Likes and dislikes share `likes:…`, so that the newer one counts.
   */
  readonly topic: string;
  /** Whether it makes older facts of its topic past. */
  readonly isExclusive: boolean;
  /** Set when it only says that older facts of its topic are no longer true. */
  readonly endsTopic?: true;
}
