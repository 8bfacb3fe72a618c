import type { KnownFact, KnownLore, Line, Passage, SuggestRequest } from '../companion.ts';
import { claimTo, cutTo, divide, type Claim, type Share } from './tokens/budget.ts';
import { factsSection } from './sections/facts.ts';
import { OfferedList } from './sections/list-section.ts';
import { loreNotes, loreSection, maxLoreTokens } from './sections/lore.ts';
import { depthNote, finalNote } from './sections/maker.ts';
import { sizeOfNote, writeNote, type Note } from './sections/notes.ts';
import { passagesSection, withoutLines } from './sections/passages.ts';
import { namesFor } from './sections/speaker.ts';
import type { Task } from './task.ts';
import type { Following, Head, Space, WrittenSection } from './plan-head.ts';

/** How many passages of the greatest length the section holds. */
const passagesAtLeast = 2;

/** What each of these gets for certain of the space, and at most, in tokens. */
const shares = {
  lore: { share: 0.12, max: maxLoreTokens },
  depthNote: { share: 0.05, max: 768 },
  finalInstructions: { share: 0.05, max: 768 },
  facts: { share: 0.06, max: 2048 },
  passages: { share: 0.14, max: 3072 },
} as const;
type Section = keyof typeof shares;

/** Recalled passages have at most this part of the space where the message asks nothing: a few are enough to go on from. */
const shareWithoutQuestion = 0.05;

/** The part of the prompt for facts, chapters and passages: 2,000 tokens in a window of 8,192. */
const memoryShare = 0.4;

/** What a prompt says with the new message, since it depends on it. */
export interface TurnNotes {
  readonly sections: readonly WrittenSection[];
  /** Notes of the makers for a place near the end. */
  readonly lore: readonly Line[];
  readonly depthNote: readonly Line[];
  readonly finalInstructions: readonly Line[];
}

/** What could be said with the new message beside these recent messages. */
export class TurnPlan {
  readonly #request: SuggestRequest;
  readonly #space: Space;
  readonly #offered: {
    readonly lore: OfferedList<KnownLore>;
    readonly facts: OfferedList<KnownFact>;
    readonly passages: OfferedList<Passage>;
  };
  readonly #maxMemory: number;
  readonly #maxPassages: number;

  constructor({ request, asks }: Task, space: Space, head: Head, { lines, since }: Following) {
    const { lore = [], facts = [], passages = [], mate } = request;
    const { free, limit } = space;
    this.#request = request;
    this.#space = space;
    this.#maxMemory = Math.max(0, limit * memoryShare - head.memory);
    this.#maxPassages = Math.min(
      this.#maxMemory,
      shares.passages.max,
      asks ? Infinity : free * shareWithoutQuestion,
    );
    const longest = Math.floor(this.#maxPassages / passagesAtLeast);
    this.#offered = {
      lore: OfferedList.within(
        loreSection,
        lore.filter(({ loreId }) => !head.has.has(loreId)),
        free,
      ),
      facts: OfferedList.within(
        factsSection,
        facts.filter(
          (fact) => !head.has.has(fact.factId) && (fact.at >= since || fact.reason.kind !== 'always'),
        ),
        this.#maxMemory,
      ),
      passages: OfferedList.within(
        passagesSection(namesFor(mate), longest),
        withoutLines(passages, lines),
        this.#maxPassages,
      ),
    };
  }

  /** What these parts have for certain, in tokens. */
  get guaranteed(): number {
    return [...this.#claims()].reduce(
      (sum, [, { first, max, uses }]) => sum + uses(Math.min(max, Math.floor(first))),
      0,
    );
  }

  /** Writes the parts with at most `limit` tokens. */
  write(limit: number): TurnNotes {
    const { mate } = this.#request;
    const granted = divide(limit, this.#claims());
    const grant = (name: Section): number => granted.get(name) ?? 0;
    const lore = this.#offered.lore.write(grant('lore'));
    const facts = this.#offered.facts.write(grant('facts'));
    const passages = this.#offered.passages.write(
      Math.min(grant('passages'), this.#maxMemory - grant('facts')),
    );
    return {
      sections: [
        { name: 'lore', text: lore.text, leftOut: lore.leftOut, items: lore.items },
        { name: 'facts', text: facts.text, leftOut: facts.leftOut, items: facts.items },
        { name: 'passages', text: passages.text, leftOut: passages.leftOut, items: passages.items },
      ],
      lore: loreNotes(lore.apart).flatMap((note) => writeNote(note, Infinity)),
      depthNote: writeNote(depthNote(mate), grant('depthNote')),
      finalInstructions: writeNote(finalNote(mate), grant('finalInstructions')),
    };
  }

  #claims(): ReadonlyMap<Section, Claim> {
    const { mate } = this.#request;
    const { free } = this.#space;
    const usesOf = (name: 'lore' | 'facts' | 'passages') => (some: number) => this.#offered[name].uses(some);
    const noteOf = (note: Note | null, share: Share) =>
      claimTo(free, share, cutTo(sizeOfNote(note, share.max)));
    return new Map<Section, Claim>([
      ['lore', claimTo(free, shares.lore, usesOf('lore'))],
      ['depthNote', noteOf(depthNote(mate), shares.depthNote)],
      ['finalInstructions', noteOf(finalNote(mate), shares.finalInstructions)],
      ['facts', claimTo(free, shares.facts, usesOf('facts'), this.#maxMemory)],
      ['passages', claimTo(free, shares.passages, usesOf('passages'), this.#maxPassages)],
    ]);
  }
}
