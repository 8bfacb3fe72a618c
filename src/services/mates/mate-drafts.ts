import * as v from 'valibot';
import { MateLook } from '../../../contract/mates/mate-look.ts';
import { usualReplies } from '../../../contract/replies/reply-settings.ts';
import { usualDepth, type DraftKey, type MateForm } from '../../machines/mates/editor/mate-form.reducers.ts';
import { withMemoryFallback } from '../storage/memory-fallback.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** The draft of a mate, as it is stored. */
export interface StoredMateDraft {
  readonly form: MateForm;
  readonly clientMateId: string;
}

/** Stores drafts by user and mate. */
export interface MateDrafts {
  readonly read: (place: DraftKey) => StoredMateDraft | null;
  readonly write: (place: DraftKey, draft: StoredMateDraft) => void;
  /** The text of the card that a draft was filled from; null without one. */
  readonly readCard: (place: DraftKey) => string | null;
  readonly writeCard: (place: DraftKey, card: string | null) => void;
  readonly remove: (place: DraftKey) => void;
}

/** Drafts live as long as the page where the browser refuses to store them. */
export const createMateDrafts = (storage: SafeStorage): MateDrafts => {
  const texts = withMemoryFallback(storage);
  return {
    read(place) {
      const stored = v.safeParse(StoredDraft, texts.read(keyOf(place)));
      if (stored.success) return stored.output;
      texts.remove(keyOf(place));
      return null;
    },
    write: (place, draft) => texts.write(keyOf(place), JSON.stringify(draft)),
    readCard: (place) => texts.read(cardKeyOf(place)),
    writeCard(place, card) {
      if (card === null) texts.remove(cardKeyOf(place));
      else texts.write(cardKeyOf(place), card);
    },
    remove(place) {
      texts.remove(keyOf(place));
      texts.remove(cardKeyOf(place));
    },
  };
};

/** Missing in a draft that an earlier version stored. */
const addedText = v.optional(v.string(), '');

const StoredDraft = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    clientMateId: v.pipe(v.string(), v.uuid()),
    form: v.object({
      words: v.object({
        name: v.string(),
        tagline: v.string(),
        age: v.string(),
        pronouns: v.string(),
        place: v.string(),
        who: v.string(),
        likes: v.string(),
        tags: v.string(),
        manner: v.string(),
        voice: v.string(),
        replyLength: v.optional(v.string(), usualReplies.length),
        greeting: v.string(),
        scene: v.string(),
        hue: v.string(),
        visibility: v.string(),
        rating: v.string(),
        nickname: addedText,
        instructions: addedText,
        finalInstructions: addedText,
        depthNote: addedText,
        depth: v.optional(v.string(), String(usualDepth)),
        examples: addedText,
      }),
      look: MateLook,
      greetings: v.optional(v.array(v.string()), []),
      hasCraft: v.optional(v.boolean(), false),
      // Drafts of earlier versions have none.
      picture: v.optional(v.nullable(v.string()), null),
    }),
  }),
);

const keyOf = ({ userId, mateId }: DraftKey): string => `mates.mate-draft/${userId}/${mateId ?? 'new'}`;

/** A separate key, since a draft is written at each keystroke, and a card can be large. */
const cardKeyOf = ({ userId, mateId }: DraftKey): string => `mates.mate-card/${userId}/${mateId ?? 'new'}`;
