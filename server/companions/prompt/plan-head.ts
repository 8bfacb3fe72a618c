import type {
  CompanionRequest,
  KnownChapter,
  KnownFact,
  KnownLore,
  Line,
  PromptRecordSection,
  SuggestRequest,
} from '../companion.ts';
import { claimTo, cutTo, divide, type Claim } from './tokens/budget.ts';
import { chaptersSection, includesChapter } from './sections/chapters.ts';
import { describeCharacter } from './sections/character.ts';
import { countTokens } from './tokens/count-tokens.ts';
import { cutEnd } from './tokens/cut.ts';
import { examplesSection, readExamples, type ExampleLine } from './sections/examples.ts';
import { factsSection } from './sections/facts.ts';
import { OfferedList } from './sections/list-section.ts';
import { isConstant, loreSection } from './sections/lore.ts';
import { describeInstructions } from './sections/maker.ts';
import { describePerson } from './sections/person.ts';

/** What is left of a prompt behind the rules, and all of it, in tokens. */
export interface Space {
  readonly free: number;
  readonly limit: number;
}

/** The recent messages that a head stands before. */
export interface Following {
  readonly lines: readonly Line[];
  /** When the first of them was written, in milliseconds since 1970; facts that are newer are theirs. */
  readonly since: number;
  /** Whether the conversation has no earlier messages. */
  readonly isWhole: boolean;
}

/** A section of the first message, as it is written. */
export interface WrittenSection extends Omit<PromptRecordSection, 'tokens'> {
  readonly text: string;
}

/** What stands before the recent messages and stays the same from one reply to the next, so that a host has read it already. */
export interface Head {
  readonly sections: readonly WrittenSection[];
  /** What it costs, in tokens, and how much of that is memory. */
  readonly size: number;
  readonly memory: number;
  /** The ids of its facts and of its entries of a lorebook. */
  readonly has: ReadonlySet<string>;
}

/** The part of the space that the head has at most, and what it leaves in any case for the new message, in tokens. */
const headShare = 0.62;
const leftForMessage = 256;

/** The shares of the head's sections of its space. */
const shares = {
  character: { share: 0.22, max: 6144 },
  person: { share: 0.15, max: 2048 },
  instructions: { share: 0.15, max: 1536 },
  facts: { share: 0.25, max: 4096 },
  lore: { share: 0.13, max: 3072 },
  chapters: { share: 0.1, max: 1536 },
  examples: { share: 0, max: 2048 },
} as const;
type Section = keyof typeof shares;

/** Of all of a prompt, facts and chapters have at most these parts. */
const memoryShares = { facts: 0.24, chapters: 0.08 } as const;
/** Entries of a lorebook that are always given have at most this part of all of a prompt. */
const loreShare = 0.2;
/** Examples have at most this part of the space, and none once earlier messages are left out. */
const examplesShare = 0.25;

/** Returns what a further section costs, with the gap before it. */
export const sizeOf = (text: string): number => (text === '' ? 0 : countTokens(text) + 1);

/** Writes the head of a prompt: it depends on the block of recent messages behind it, and not on the message that is answered. */
export const planHead = (request: SuggestRequest, { free, limit }: Space, following: Following): Head => {
  const space = Math.max(0, Math.min(free * headShare, free - leftForMessage));
  const texts = {
    instructions: describeInstructions(request.mate),
    character: describeCharacter(request.mate),
    person: describePerson(request),
  };
  const offered = offer(request, space, following);
  const usesOf = (name: keyof Offered) => (some: number) => offered[name].uses(some);
  const claims = new Map<Section, Claim>([
    ['character', claimTo(space, shares.character, cutTo(sizeOf(texts.character)))],
    ['person', claimTo(space, shares.person, cutTo(sizeOf(texts.person)))],
    ['instructions', claimTo(space, shares.instructions, cutTo(sizeOf(texts.instructions)))],
    ['facts', claimTo(space, shares.facts, usesOf('facts'), limit * memoryShares.facts)],
    ['lore', claimTo(space, shares.lore, usesOf('lore'), limit * loreShare)],
    ['chapters', claimTo(space, shares.chapters, usesOf('chapters'), limit * memoryShares.chapters)],
    [
      'examples',
      claimTo(space, shares.examples, usesOf('examples'), following.isWhole ? free * examplesShare : 0),
    ],
  ]);
  const granted = divide(space, claims);
  const grant = (name: Section): number => granted.get(name) ?? 0;
  const [lore, facts, chapters, examples] = [
    offered.lore.write(grant('lore')),
    offered.facts.write(grant('facts')),
    offered.chapters.write(grant('chapters')),
    offered.examples.write(grant('examples')),
  ];
  const sections: readonly WrittenSection[] = [
    { name: 'instructions', text: cutEnd(texts.instructions, grant('instructions') - 1), leftOut: 0 },
    { name: 'character', text: cutEnd(texts.character, grant('character') - 1), leftOut: 0 },
    { name: 'examples', text: examples.text, leftOut: examples.leftOut },
    { name: 'lore', text: lore.text, leftOut: lore.leftOut, items: lore.items },
    { name: 'person', text: cutEnd(texts.person, grant('person') - 1), leftOut: 0 },
    { name: 'facts', text: facts.text, leftOut: facts.leftOut, items: facts.items },
    { name: 'chapters', text: chapters.text, leftOut: chapters.leftOut, items: chapters.items },
  ];
  return {
    sections,
    size: sections.reduce((sum, { text }) => sum + sizeOf(text), 0),
    memory: sizeOf(facts.text) + sizeOf(chapters.text),
    has: new Set([...lore.items, ...facts.items].flatMap(({ loreId, factId }) => loreId ?? factId ?? [])),
  };
};

const offer = (request: SuggestRequest, space: number, following: Following): Offered => ({
  lore: OfferedList.within(loreSection, (request.lore ?? []).filter(isConstant), space),
  facts: OfferedList.within(factsSection, settledFacts(request.facts ?? [], following.since), space),
  chapters: OfferedList.within(chaptersSection, request.chapters ?? [], space).without(
    includesChapter(following.lines),
  ),
  examples: OfferedList.within(examplesSection(request), readExamples(request), space),
});

interface Offered {
  readonly lore: OfferedList<KnownLore>;
  readonly facts: OfferedList<KnownFact>;
  readonly chapters: OfferedList<KnownChapter>;
  readonly examples: OfferedList<ExampleLine>;
}

/** Facts that were known before the recent messages, those that matter whatever is talked about first. */
const settledFacts = (facts: NonNullable<CompanionRequest['facts']>, since: number): KnownFact[] =>
  facts
    .filter(({ isPast, at, reason }) => reason.kind === 'pinned' || (!isPast && at < since))
    .toSorted(
      (one, other) =>
        (one.standing ?? 0) - (other.standing ?? 0) ||
        other.at - one.at ||
        (one.factId < other.factId ? -1 : 1),
    );
