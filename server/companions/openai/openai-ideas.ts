import { trimmed } from '../../../contract/blank-text.ts';
import { maxIdeaLength } from '../../../contract/replies/inspiration.ts';
import type { AnswerForm } from '../../model-host/chat/host-traits.ts';
import { listOf, objectOf, text } from './answer-form.ts';
import { jsonValues, listsIn } from './json-answer.ts';

/** How many suggestions a model is asked for. */
const wanted = 3;
/** The longest answer that is read, in UTF-16 units. */
const longestAnswer = 20_000;

/** The form of the answer, for hosts that keep a model to one: they want an object around the list. */
export const ideasForm: AnswerForm = {
  name: 'suggestions',
  schema: objectOf({ suggestions: listOf(text, wanted, wanted) }),
};

/** Returns a model's suggestions; null for an answer without three different short texts. */
export const readIdeas = (answer: string): readonly string[] | null => {
  const lists = [...listsIn(jsonValues(answer, longestAnswer)), linesOf(answer)];
  const ideas = lists.map(toIdeas).findLast((list) => list.length >= wanted);
  return ideas === undefined ? null : ideas.slice(0, wanted);
};

const toIdeas = (list: readonly unknown[]): readonly string[] => [
  ...new Set(
    list
      .map((one) => (typeof one === 'object' && one !== null ? Object.values(one).find(isText) : one))
      .filter(isText)
      .map(trimmed)
      .filter((idea) => idea !== '' && idea.length <= maxIdeaLength),
  ),
];

const isText = (value: unknown): value is string => typeof value === 'string';

/** The entries of a list in plain text. */
const linesOf = (answer: string): readonly string[] =>
  answer
    .slice(0, longestAnswer)
    .split('\n')
    .flatMap((line) => /^\s*(?:\d[.)]|[-•]|\*(?=\s))\s*(.+)$/.exec(line)?.[1] ?? [])
    .map((text) => text.replace(/^["“](.*)["”]$/, '$1'));
