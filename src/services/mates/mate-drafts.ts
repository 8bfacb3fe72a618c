import * as v from 'valibot';
import { MateLook } from '../../../contract/mate-look.ts';
import type { DraftKey, MateForm } from '../../machines/mates/mate-form.types.ts';
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
  readonly remove: (place: DraftKey) => void;
}

/** Drafts live as long as the page where the browser refuses to store them. */
export const createMateDrafts = (storage: SafeStorage): MateDrafts => {
  const unstored = new Map<string, string>();
  const remove: MateDrafts['remove'] = (place) => {
    unstored.delete(keyOf(place));
    storage.remove(keyOf(place));
  };
  return {
    read(place) {
      const stored = v.safeParse(StoredDraft, unstored.get(keyOf(place)) ?? storage.read(keyOf(place)));
      if (stored.success) return stored.output;
      remove(place);
      return null;
    },
    write(place, draft) {
      const text = JSON.stringify(draft);
      if (storage.write(keyOf(place), text)) unstored.delete(keyOf(place));
      else unstored.set(keyOf(place), text);
    },
    remove,
  };
};

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
        greeting: v.string(),
        scene: v.string(),
        hue: v.string(),
        visibility: v.string(),
        rating: v.string(),
      }),
      look: MateLook,
    }),
  }),
);

const keyOf = ({ userId, mateId }: DraftKey): string => `mates.mate-draft/${userId}/${mateId ?? 'new'}`;
