import { fillAllMacros } from '../../../contract/macros/fill-macros.ts';
import type { MateCraft } from '../../../contract/mates/mate-craft.ts';
import { youngest } from '../../../contract/limits.ts';
import type { KnownPersona } from '../../companions/companion.ts';
import type { MateProfile } from '../../content/mate-profile.ts';
import { findAgeClaims } from '../../text-safety/ages/age-claims.ts';
import { judgeOnce } from '../../text-safety/judge-once.ts';
import { toMacroName } from '../../shared/short-name.ts';
import { impliesMinor, type Surroundings } from '../../text-safety/minors.ts';

/** The participants of a conversation. */
export interface TalkPartners {
  readonly mate: MateProfile;
  /** The user as the mate knows them. */
  readonly persona: KnownPersona | null;
  /** The user's notes for the mate. */
  readonly notes: string;
}

/**
 * Returns whether the mate's card, the user's persona or the notes make someone in the conversation younger than 18.
 * New cards cannot; cards stored before these checks may. Cached by texts and year.
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

/** Returns whether the card's age or its texts make the mate younger than 18. */
export const isYoungCard = (card: CardTexts & Pick<MateProfile, 'age'>, now: number): boolean =>
  card.age < youngest || findYoungField(card, now) !== null;

/** The fields of a card that contain its creator's texts. */
const cardFields = [
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
const craftFields = [
  'nickname',
  'instructions',
  'finalInstructions',
  'depthNote',
  'examples',
  'greetings',
] as const;
export type CardTexts = Pick<MateProfile, (typeof cardFields)[number]> & {
  readonly craft?: MateCraft | undefined;
};

/** The texts of a card, by the paths of their fields, with all that their macros can say. */
export const textsOf = (card: CardTexts): Record<string, string[]> => {
  const names = { mate: toMacroName(card), person: 'the person' };
  const fields: [string, string | readonly string[]][] = [
    ...cardFields.map((field): [string, string | readonly string[]] => [field, card[field]]),
    ...(card.craft === undefined ? [] : craftTextsOf(card.craft)),
  ];
  return Object.fromEntries(
    fields.map(([field, texts]) => [
      field,
      [texts].flat().flatMap((text) => (text.includes('{{') ? [text, fillAllMacros(text, names)] : [text])),
    ]),
  );
};

const craftTextsOf = (craft: MateCraft): [string, string | readonly string[]][] =>
  craftFields.map((field) => [`craft.${field}`, craft[field]]);

/** The texts beyond the form that a reply is asked for with; their macros are filled in. */
export const guidingTexts = ({ craft }: Pick<MateProfile, 'craft'>): string[] =>
  craft === undefined
    ? []
    : [craft.instructions, craft.finalInstructions, craft.depthNote, craft.examples].filter(
        (text) => text !== '',
      );

/** Returns the first field that makes the mate younger than 18, whatever its stated age; null when none does. */
export const findYoungField = (card: CardTexts, now: number): string | null =>
  Object.entries(textsOf(card)).find(([, texts]) => claimsMinor(texts, toNames(card), now))?.[0] ?? null;

/** Returns the names by which a text may call someone: the full one, its first word and the nickname. */
const toNames = ({
  name,
  craft,
}: {
  readonly name: string;
  readonly craft?: MateCraft | undefined;
}): string[] => [
  ...new Set([name, name.split(/\s+/u)[0] ?? '', ...(craft?.nickname ? [craft.nickname] : [])]),
];

const claimsMinor = (texts: readonly string[], names: readonly string[], now: number): boolean =>
  judgeOnce(['claims', names, texts], now, () =>
    texts.some((text) => findAgeClaims(text, { now, names }).length > 0),
  );
