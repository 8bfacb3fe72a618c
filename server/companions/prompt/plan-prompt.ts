import { allot, budgets } from './budget.ts';
import { chaptersSection, includesChapter } from './chapters.ts';
import { countTokens } from './count-tokens.ts';
import { examplesSection, readExamples } from './examples.ts';
import { factsSection } from './facts.ts';
import { OfferedList } from './list-section.ts';
import { loreSection } from './lore.ts';
import { depthNote, describeInstructions, finalNote } from './maker.ts';
import { sizeOfMessage } from './message.ts';
import { lineCost, sizeOfNote } from './notes.ts';
import { includesPassage, passagesSection } from './passages.ts';
import { describeCharacter } from './character.ts';
import { describePerson } from './person.ts';
import { planRecent, readable, sizeOfRecent } from './recent.ts';
import { namesFor } from './speaker.ts';
import type { Task } from './task.ts';

/** How many passages of the greatest length the section holds. */
const passagesAtLeast = 2;
/** How often is divided at most: after the second time hardly anything changes. */
const maxRounds = 3;

type Recent = ReturnType<typeof planRecent>;

/** Returns what a further section of the first message costs, with the gap before it. */
export const sizeOf = (text: string): number => (text === '' ? 0 : countTokens(text) + 1);

/** Returns what each section could have and how many of the `free` tokens of a prompt of `limit` it gets. */
export const planPrompt = (
  task: Task,
  { free, limit }: { readonly free: number; readonly limit: number },
) => {
  const { request } = task;
  const { lore = [], facts = [], chapters = [], passages = [], mate } = request;
  const history = readable(task.history);
  const texts = {
    character: describeCharacter(mate, task.characterTitle),
    person: describePerson(request),
    instructions: describeInstructions(mate),
  };
  const maxOf = (name: keyof typeof budgets): number => Math.min(budgets[name].max, free);
  const offered = {
    lore: OfferedList.within(loreSection, lore, maxOf('lore')),
    facts: OfferedList.within(factsSection, facts, maxOf('facts')),
    examples: OfferedList.within(examplesSection(request), readExamples(request), maxOf('examples')),
  };
  const allChapters = OfferedList.within(chaptersSection, chapters, maxOf('chapters'));
  const minForPassages =
    free * budgets.passages.share + Math.max(0, free * budgets.facts.share - offered.facts.size);
  const longest = Math.floor(Math.min(maxOf('passages'), minForPassages) / passagesAtLeast);
  const section = passagesSection(namesFor(mate), longest);
  const allPassages = OfferedList.within(section, passages, maxOf('passages'));
  /** The recalled parts of the conversation that these recent messages do not contain. */
  const recalledBeside = (recent: Recent) => {
    const lines = recent.map(({ line }) => line);
    return {
      passages: allPassages.without(includesPassage(lines)),
      chapters: allChapters.without(includesChapter(lines)),
    };
  };
  const options = { greeting: mate.greeting, lineCost };
  const fixed = {
    message: upTo(sizeOfMessage(task.writeMessage(maxOf('message')))),
    character: upTo(sizeOf(texts.character)),
    person: upTo(sizeOf(texts.person)),
    instructions: upTo(sizeOf(texts.instructions)),
    recent: upTo(sizeOfRecent(history, maxOf('recent'), options)),
    finalInstructions: upTo(sizeOfNote(finalNote(mate), maxOf('finalInstructions'))),
    depthNote: upTo(sizeOfNote(depthNote(mate), maxOf('depthNote'))),
    lore: usesOf(offered.lore),
    facts: usesOf(offered.facts),
    examples: usesOf(offered.examples),
  };
  const divide = (recalled: ReturnType<typeof recalledBeside> | null) => {
    const granted = allot(
      { free, limit },
      { ...fixed, passages: usesOf(recalled?.passages), chapters: usesOf(recalled?.chapters) },
    );
    return { granted, recent: planRecent(history, granted.recent, options) };
  };
  // The recent messages that have space where nothing is recalled make much of it superfluous: what that frees is for all.
  let plan = divide(null);
  for (let round = 0, before = -1; round < maxRounds && plan.recent.length !== before; round += 1) {
    before = plan.recent.length;
    plan = divide(recalledBeside(plan.recent));
  }
  return { ...plan, texts, offered: { ...offered, ...recalledBeside(plan.recent) }, history };
};

const upTo =
  (size: number) =>
  (limit: number): number =>
    Math.min(size, limit);

const usesOf =
  (list: { readonly uses: (limit: number) => number } | undefined) =>
  (limit: number): number =>
    list?.uses(limit) ?? 0;
