import { createHash } from 'node:crypto';
import { youngest } from '../../../contract/own-mate.ts';
import type { KnownPersona, MateProfile } from '../../companions/companion.ts';
import { findAgeClaims } from './age-claims.ts';
import { impliesMinor, type Surroundings } from './minors.ts';

/** What a talk is held with, beyond its lines. */
export interface TalkPartners {
  readonly mate: MateProfile;
  /** Who the user is to the mate. */
  readonly persona: KnownPersona | null;
  /** What the user asked the mate to remember. */
  readonly notes: string;
}

/**
 * Whether the mate's card, the user's persona or the notes make someone in the talk younger than 18. Nobody does so by a
 * new card; cards that were stored before these checks may. Judged once for the same texts and year.
 */
const hasMinor = (partners: TalkPartners, now: number): boolean => {
  const { mate, persona, notes } = partners;
  return (
    isYoungCard(mate, now) ||
    claimsMinor(
      [persona?.about ?? '', persona?.pronouns ?? ''],
      toNames({ name: persona?.name ?? '' }),
      now,
    ) ||
    [persona?.about ?? '', notes].some((text) => impliesMinor(text, now))
  );
};

/** Returns the context that a text of the talk is judged in. The partners and the earlier lines are judged once, on first use. */
export const toSurroundings = (
  partners: TalkPartners,
  now: number,
  earlier: readonly string[] = [],
): Surroundings => {
  let known: boolean | null = null;
  return {
    now,
    hasMinor: () => (known ??= hasMinor(partners, now) || earlier.some((line) => impliesMinor(line, now))),
  };
};

/** Whether the card's age or its texts make the mate younger than 18. */
export const isYoungCard = (card: CardTexts & Pick<MateProfile, 'age'>, now: number): boolean =>
  card.age < youngest || findYoungField(card, now) !== null;

/** The fields of a card that hold its maker's words. */
export const cardFields = [
  'name',
  'tagline',
  'pronouns',
  'tags',
  'who',
  'place',
  'likes',
  'voice',
  'greeting',
  'scene',
] as const;
type CardField = (typeof cardFields)[number];
export type CardTexts = Pick<MateProfile, CardField>;

/** The first field that makes the mate younger than 18, whatever its age says; null where none does. */
export const findYoungField = (card: CardTexts, now: number): CardField | null =>
  cardFields.find((field) => claimsMinor([card[field]].flat(), toNames(card), now)) ?? null;

/** The names by which a text may call someone: the whole one and its first word. */
const toNames = ({ name }: { readonly name: string }): string[] => [
  ...new Set([name, name.split(/\s+/u)[0] ?? '']),
];

/** Judgements by a hash of the texts, the last used at the end. Cards are the same for every message of their talks. */
const cache = new Map<string, boolean>();
const maxCacheSize = 1000;

const claimsMinor = (texts: readonly string[], names: readonly string[], now: number): boolean => {
  const key = createHash('sha256')
    .update(JSON.stringify([new Date(now).getUTCFullYear(), names, texts]))
    .digest('base64');
  const known = cache.get(key);
  const claimed = known ?? texts.some((text) => findAgeClaims(text, { now, names }).length > 0);
  cache.delete(key);
  cache.set(key, claimed);
  if (cache.size > maxCacheSize) {
    const [oldest = ''] = cache.keys();
    cache.delete(oldest);
  }
  return claimed;
};
