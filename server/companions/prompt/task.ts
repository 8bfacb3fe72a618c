import type { CompanionRequest, Line, SuggestRequest } from '../companion.ts';
import { writeMessage, type NewMessage } from './message.ts';
import { replyRules, suggestionRules } from './rules.ts';

/** A request to a model: all that replies and suggestions do not have in common. */
export interface Task {
  readonly request: SuggestRequest;
  readonly rules: string;
  /** The title of the character's section. */
  readonly characterTitle: string;
  /** The lines that it can use. */
  readonly history: readonly Line[];
  /** Returns the section `message` with at most `limit` tokens. */
  readonly writeMessage: (limit: number) => NewMessage;
}

/** A new reply, or the continuation of one that exists in part. */
export const replyTask = (request: CompanionRequest): Task => ({
  request,
  rules: replyRules(request.mate, request.choice?.length),
  characterTitle: 'Who you are',
  history: request.history,
  writeMessage: (limit) => writeMessage(request, limit),
});

/** Suggestions of the user's next message. */
export const suggestionTask = (request: SuggestRequest): Task => ({
  request,
  rules: suggestionRules,
  characterTitle: 'Who the character is',
  history: request.history.slice(-linesToSuggestFrom),
  writeMessage: () => ({ manner: '', said: [], asked: [{ role: 'user', text: suggestionQuestion }] }),
});

const linesToSuggestFrom = 8;

const suggestionQuestion =
  '[Leave the story for a moment. Write the three messages that the person could send next, as a JSON array of three strings and nothing else.]';
