import type { PromptSectionName } from '../../../contract/prompt-section.ts';
import type { ChatMessage } from '../../model-host/host-traits.ts';
import type { PromptRecord, PromptRecordSection } from '../companion.ts';
import { countTokens, messageOverhead } from './count-tokens.ts';
import { cutEnd } from './cut.ts';
import { loreNotes } from './lore.ts';
import { depthNote, finalNote } from './maker.ts';
import { sizeOfMessage } from './message.ts';
import { tokensOfNotes, withNotes, writeNote, type PlacedLine, type PlacedNote } from './notes.ts';
import { planPrompt, sizeOf } from './plan-prompt.ts';
import { writeRecent } from './recent.ts';
import type { Task } from './task.ts';
import { toChatMessage, tokensOfTurn, toTurns } from './turns.ts';

export interface Prompt {
  readonly messages: readonly ChatMessage[];
  readonly record: PromptRecord;
}

/** No prompt is smaller: the rules and a short message need so many tokens. */
export const minPrompt = 600;

/** The cost of the arrival of a person before the first line, in tokens. */
const arrivalCost = 8;

/**
 * Builds the prompt for a task: at most `limit` tokens by count, whatever sizes its parts have. The first message has the rules
 * and all that is known, one section after the other; the recent messages and the new one follow as turns of the chat.
 */
export const buildPrompt = (task: Task, limit: number): Prompt => {
  const { rules } = task;
  const { mate } = task.request;
  const max = Math.max(limit, minPrompt);
  const plan = planPrompt(task, {
    free: max - countTokens(rules) - messageOverhead - arrivalCost,
    limit: max,
  });
  const { granted, offered, history } = plan;
  const recent = writeRecent(plan.recent);
  const message = task.writeMessage(granted.message);
  const lore = offered.lore.write(granted.lore);
  const notes = {
    lore: loreNotes(lore.apart).flatMap((note) => placedLines(note, Infinity)),
    depthNote: placedLines(depthNote(mate), granted.depthNote),
    finalInstructions: writeNote(finalNote(mate), granted.finalInstructions),
  };
  const examples = offered.examples.write(granted.examples);
  const texts: readonly (Omit<PromptRecordSection, 'tokens'> & { readonly text: string })[] = [
    { name: 'rules', text: rules, leftOut: 0 },
    { name: 'instructions', text: cutEnd(plan.texts.instructions, granted.instructions - 1), leftOut: 0 },
    { name: 'character', text: cutEnd(plan.texts.character, granted.character - 1), leftOut: 0 },
    { name: 'lore', ...written(lore) },
    { name: 'person', text: cutEnd(plan.texts.person, granted.person - 1), leftOut: 0 },
    { name: 'facts', ...written(offered.facts.write(granted.facts)) },
    { name: 'chapters', ...written(offered.chapters.write(granted.chapters)) },
    { name: 'passages', ...written(offered.passages.write(granted.passages)) },
    { name: 'examples', text: examples.text, leftOut: examples.leftOut },
  ];
  const turns = toTurns([
    ...withNotes([...recent, ...message.said], [...notes.lore, ...notes.depthNote]),
    ...notes.finalInstructions,
    ...message.asked,
  ]);
  const system = [...texts.map(({ text }) => text), message.manner].filter((text) => text !== '');
  const tokensOfMessage = sizeOfMessage(message);
  const noted = {
    lore: tokensOfNotes(notes.lore.map(({ line }) => line)),
    depthNote: tokensOfNotes(notes.depthNote.map(({ line }) => line)),
    finalInstructions: tokensOfNotes(notes.finalInstructions),
  };
  const tokensOfLines =
    tokensOfMessage - sizeOf(message.manner) + noted.lore + noted.depthNote + noted.finalInstructions;
  return {
    messages: [{ role: 'system', content: system.join('\n\n') }, ...turns.map(toChatMessage)],
    record: {
      limit,
      sections: [
        ...texts
          .filter(({ name, text, leftOut }) => text !== '' || leftOut > 0 || !isOptional(name))
          .map(({ text, ...section }) => ({
            ...section,
            tokens: tokensOfSection(section.name, text) + (section.name === 'lore' ? noted.lore : 0),
          })),
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

/** The part of a list that is in the prompt and its record. */
const written = ({ text, leftOut, items }: Written): Written => ({ text, leftOut, items });

type Written = Required<Pick<PromptRecordSection, 'leftOut' | 'items'>> & { readonly text: string };

const placedLines = (note: PlacedNote | null, limit: number): PlacedLine[] =>
  note === null ? [] : writeNote(note, limit).map((line) => ({ depth: note.depth, line }));

const tokensOfSection = (name: PromptSectionName, text: string): number =>
  name === 'rules' ? countTokens(text) + messageOverhead : sizeOf(text);

/** Sections of which a record says nothing where a mate has none. */
const isOptional = (name: PromptSectionName): boolean => name === 'instructions' || name === 'examples';
