import type { PromptSectionName } from '../../../contract/prompt-section.ts';
import type { ChatMessage } from '../../model-host/host-traits.ts';
import type { Line, PromptRecord, PromptRecordSection } from '../companion.ts';
import { allot, budgets } from './budget.ts';
import { chaptersSection, includesChapter } from './chapters.ts';
import { describeCharacter } from './character.ts';
import { countTokens, messageOverhead } from './count-tokens.ts';
import { cutEnd } from './cut.ts';
import { examplesSection, readExamples } from './examples.ts';
import { factsSection } from './facts.ts';
import { OfferedList } from './list-section.ts';
import { loreSection } from './lore.ts';
import { depthNote, describeInstructions, finalNote, writeNote, type MakerNote } from './maker.ts';
import { sizeOfMessage } from './message.ts';
import { includesPassage, passagesSection } from './passages.ts';
import { describePerson } from './person.ts';
import { planRecent, readable, sizeOfRecent, writeRecent } from './recent.ts';
import { namesFor } from './speaker.ts';
import type { Task } from './task.ts';
import { toChatMessage, tokensOfTurn, toTurns } from './turns.ts';

export interface Prompt {
  readonly messages: readonly ChatMessage[];
  readonly record: PromptRecord;
}

/** No prompt is smaller: the rules and a short message need so many tokens. */
export const leastPrompt = 600;

/** How many passages of the greatest length the section holds. */
const passagesAtLeast = 2;

/** What the arrival of a person before the first line costs, in tokens. */
const arrivalCost = 8;
/** The tokens of a line in addition to its text: it can be a separate message. */
const lineCost = messageOverhead + 1;

/**
 * Builds the prompt for a task: at most `limit` tokens by count, whatever sizes its parts have. The first message has the rules
 * and all that is known, one section after the other; the recent messages and the new one follow as turns of the chat.
 */
export const buildPrompt = (task: Task, limit: number): Prompt => {
  const { request, rules } = task;
  const history = readable(task.history);
  const { lore = [], facts = [], chapters = [], passages = [], mate } = request;
  const character = describeCharacter(mate, task.characterTitle);
  const person = describePerson(request);
  const instructions = describeInstructions(mate);
  const options = { greeting: mate.greeting, lineCost };
  const rulesTokens = countTokens(rules) + messageOverhead + arrivalCost;
  const free = Math.max(limit, leastPrompt) - rulesTokens;
  const mostOf = (name: keyof typeof budgets): number => Math.min(budgets[name].most, free);
  const offeredLore = OfferedList.within(loreSection, lore, mostOf('lore'));
  const offeredExamples = OfferedList.within(
    examplesSection(mate),
    readExamples(request),
    mostOf('examples'),
  );
  const offeredFacts = OfferedList.within(factsSection, facts, mostOf('facts'));
  const offeredChapters = OfferedList.within(chaptersSection, chapters, mostOf('chapters'));
  const leastForPassages =
    free * budgets.passages.share + Math.max(0, free * budgets.facts.share - offeredFacts.size);
  const longest = Math.floor(Math.min(mostOf('passages'), leastForPassages) / passagesAtLeast);
  const offeredPassages = OfferedList.within(
    passagesSection(namesFor(mate), longest),
    passages,
    mostOf('passages'),
  );
  const granted = allot(free, {
    message: sizeOfMessage(task.writeMessage(mostOf('message'))),
    character: sizeOf(character),
    person: sizeOf(person),
    lore: offeredLore.size,
    facts: offeredFacts.size,
    recent: sizeOfRecent(history, mostOf('recent'), options),
    passages: offeredPassages.size,
    chapters: offeredChapters.size,
    instructions: sizeOf(instructions),
    finalInstructions: sizeOfNote(finalNote(mate), mostOf('finalInstructions')),
    depthNote: sizeOfNote(depthNote(mate), mostOf('depthNote')),
    examples: offeredExamples.size,
  });
  const known = offeredFacts.write(granted.facts);
  /** Writes the sections that omit what the recent messages contain. */
  const recall = (planned: ReadonlyArray<{ readonly line: Line }>, most: Recalled) => {
    const lines = planned.map(({ line }) => line);
    return {
      passages: offeredPassages.without(includesPassage(lines)).write(most.passages),
      chapters: offeredChapters.without(includesChapter(lines)).write(most.chapters),
    };
  };
  const first = recall(planRecent(history, granted.recent, options), granted);
  const sizes = { passages: sizeOf(first.passages.text), chapters: sizeOf(first.chapters.text) };
  const used = sizeOf(known.text) + sizes.passages + sizes.chapters;
  const unused = granted.facts + granted.passages + granted.chapters - used;
  // The recent messages get what these sections do not need, and can then contain more of what would be recalled.
  const planned = planRecent(history, Math.min(granted.recent + unused, budgets.recent.most), options);
  const recalled = recall(planned, sizes);
  const recent = writeRecent(planned);
  const message = task.writeMessage(granted.message);
  const examples = offeredExamples.write(granted.examples);
  const notes = {
    depthNote: linesOf(depthNote(mate), granted.depthNote),
    finalInstructions: linesOf(finalNote(mate), granted.finalInstructions),
  };
  const texts: readonly (Omit<PromptRecordSection, 'tokens'> & { readonly text: string })[] = [
    { name: 'rules', text: rules, leftOut: 0 },
    { name: 'instructions', text: cutEnd(instructions, granted.instructions - 1), leftOut: 0 },
    { name: 'character', text: cutEnd(character, granted.character - 1), leftOut: 0 },
    { name: 'lore', ...offeredLore.write(granted.lore) },
    { name: 'person', text: cutEnd(person, granted.person - 1), leftOut: 0 },
    { name: 'facts', ...known },
    { name: 'chapters', ...recalled.chapters },
    { name: 'passages', ...recalled.passages },
    { name: 'examples', text: examples.text, leftOut: examples.leftOut },
  ];
  const talk = [...recent, ...message.said];
  const turns = toTurns([
    ...talk.toSpliced(Math.max(0, talk.length - (mate.craft?.depth ?? 0)), 0, ...notes.depthNote),
    ...notes.finalInstructions,
    ...message.asked,
  ]);
  const system = [...texts.map(({ text }) => text), message.manner].filter((text) => text !== '');
  const tokensOfMessage = sizeOfMessage(message);
  const noted = {
    depthNote: tokensOfNote(notes.depthNote),
    finalInstructions: tokensOfNote(notes.finalInstructions),
  };
  const tokensOfLines =
    tokensOfMessage -
    (message.manner === '' ? 0 : sizeOf(message.manner)) +
    noted.depthNote +
    noted.finalInstructions;
  return {
    messages: [{ role: 'system', content: system.join('\n\n') }, ...turns.map(toChatMessage)],
    record: {
      limit,
      sections: [
        ...texts
          .filter(({ name, text, leftOut }) => text !== '' || leftOut > 0 || !isOptional(name))
          .map(({ text, ...section }) => ({ ...section, tokens: tokensOfSection(section.name, text) })),
        {
          name: 'recent',
          tokens: turns.reduce((sum, turn) => sum + tokensOfTurn(turn), -tokensOfLines),
          leftOut: history.length - recent.length,
        },
        ...(noted.depthNote === 0
          ? []
          : [{ name: 'depthNote' as const, tokens: noted.depthNote, leftOut: 0 }]),
        { name: 'message', tokens: tokensOfMessage, leftOut: 0 },
        ...(noted.finalInstructions === 0
          ? []
          : [{ name: 'finalInstructions' as const, tokens: noted.finalInstructions, leftOut: 0 }]),
      ],
    },
  };
};

/** The budgets, in tokens, of the sections that omit what the recent messages contain. */
interface Recalled {
  readonly passages: number;
  readonly chapters: number;
}

/** Returns what a further section of the first message costs, with the gap before it. */
const sizeOf = (text: string): number => (text === '' ? 0 : countTokens(text) + 1);

const tokensOfSection = (name: PromptSectionName, text: string): number =>
  name === 'rules' ? countTokens(text) + messageOverhead : sizeOf(text);

const linesOf = (note: MakerNote | null, limit: number): Line[] => {
  const line = writeNote(note, limit - lineCost);
  return line === null ? [] : [line];
};

/** Returns what a note needs, at most about `most` tokens. */
const sizeOfNote = (note: MakerNote | null, most: number): number =>
  linesOf(note, most).reduce((sum, { text }) => sum + countTokens(text) + lineCost, 0);

/** A note joins a turn; one that is a turn costs more, which the recent messages have. */
const tokensOfNote = (lines: readonly Line[]): number =>
  lines.reduce((sum, { text }) => sum + countTokens(text) + 1, 0);

/** Sections of which a record says nothing where a mate has none. */
const isOptional = (name: PromptSectionName): boolean => name === 'instructions' || name === 'examples';
