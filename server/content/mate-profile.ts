import type { MateCraft } from '../../contract/mates/mate-craft.ts';
import type { Manner } from '../../contract/mates/own-mate.ts';
import type { ReplyLength } from '../../contract/replies/reply-settings.ts';

/** The fields that every mate has, and that character cards of other programs do not state. */
export type AssumedField = 'age' | 'tagline';

/** The mate's data that a companion receives. */
export interface MateProfile {
  readonly mateId: string;
  readonly name: string;
  /** The first name, used in running text. */
  readonly shortName: string;
  readonly tagline: string;
  /** In years; every mate is an adult. */
  readonly age: number;
  readonly pronouns: string;
  readonly place: string;
  /** How the mate speaks: tone, habits, favorite phrases. */
  readonly voice: string;
  /** The mate's first message, in chat Markdown. */
  readonly greeting: string;
  /** The opening situation, one or two sentences. */
  readonly scene: string;
  /** Two or three paragraphs, separated by a blank line. */
  readonly who: string;
  readonly likes: readonly string[];
  readonly tags: readonly string[];
  /** Set only for a user-created mate, whose other texts are then untrusted user input. */
  readonly manner?: Manner;
  /** How long its replies are where nothing is chosen in a room; absent for the usual length. */
  readonly replyLength?: ReplyLength;
  /** The fields that a form or an import filled in, since every mate has them. */
  readonly assumed?: readonly AssumedField[];
  /** The fields that its creator gave beyond the form, as untrusted. */
  readonly craft?: MateCraft;
}
