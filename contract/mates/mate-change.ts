import * as v from 'valibot';
import { Time } from '../primitives.ts';

/** The fields of a mate that its creator can change. `look` includes its color. */
export const changedFields = [
  'name',
  'tagline',
  'age',
  'pronouns',
  'place',
  'who',
  'likes',
  'tags',
  'manner',
  'voice',
  'greeting',
  'scene',
  'craft',
  'look',
  'rating',
] as const;
export type ChangedField = (typeof changedFields)[number];

export const ChangedFields = v.array(v.picklist(changedFields));

/** A change by its creator, after others could see the mate. */
export const MateChange = v.object({ changedAt: Time, fields: ChangedFields });
export type MateChange = v.InferOutput<typeof MateChange>;
