import type { CompanionRequest, SuggestRequest } from '../companion.ts';
import { writeMessage, type NewMessage } from './message.ts';
import { replyRules, suggestionRequest } from './sections/rules.ts';

/** A request to a model: all that replies and suggestions do not have in common. */
export interface Task {
  readonly request: SuggestRequest;
  readonly rules: string;
  /** Whether the person asks something, for which more is recalled. */
  readonly asks: boolean;
  /** Returns the section `message` with at most `limit` tokens. */
  readonly writeMessage: (limit: number) => NewMessage;
}

/** A mark of a question, or a particle that stands for it. */
const question = /[?？؟]|か(?:[。！\s]|$)|[吗呢]/u;

/** A new reply, or the continuation of one that exists in part. */
export const replyTask = (request: CompanionRequest): Task => ({
  request,
  rules: replyRules(request),
  asks: question.test(request.message),
  writeMessage: (limit) => writeMessage(request, limit),
});

/**
 * Suggestions of the user's next message. All but the last request is as in the prompt for a reply, which the model's host has read
 * already.
 */
export const suggestionTask = (request: SuggestRequest): Task => ({
  request,
  rules: replyRules(request),
  asks: false,
  writeMessage: () => ({ manner: '', said: [], asked: [{ role: 'user', text: suggestionRequest }] }),
});
