import * as v from 'valibot';
import { MateLook } from '../../../contract/mate-look.ts';
import type { DraftKey, MateForm } from '../../machines/mates/mate-form.types.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** What was written of a mate and not saved. */
export interface StoredMateDraft {
  readonly form: MateForm;
  readonly clientMateId: string;
}

/** Keeps what is written of mates, by person and mate. */
export interface MateDrafts {
  readonly read: (place: DraftKey) => StoredMateDraft | null;
  readonly keep: (place: DraftKey, kept: StoredMateDraft) => void;
  readonly forget: (place: DraftKey) => void;
}

/** Where the browser refuses to store (full, or forbidden), the words live as long as the page. */
export const createMateDrafts = (storage: SafeStorage): MateDrafts => {
  const unstored = new Map<string, string>();
  const forget: MateDrafts['forget'] = (place) => {
    unstored.delete(keyOf(place));
    storage.remove(keyOf(place));
  };
  return {
    read(place) {
      const kept = v.safeParse(Kept, unstored.get(keyOf(place)) ?? storage.read(keyOf(place)));
      if (kept.success) return kept.output;
      forget(place);
      return null;
    },
    keep(place, kept) {
      const text = JSON.stringify(kept);
      if (storage.write(keyOf(place), text)) unstored.delete(keyOf(place));
      else unstored.set(keyOf(place), text);
    },
    forget,
  };
};

const Kept = v.pipe(
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
