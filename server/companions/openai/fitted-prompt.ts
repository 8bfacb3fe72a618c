import type { ContextWindow } from '../../model-host/models/context-window.ts';
import type { ChatMessage } from '../../model-host/chat/host-traits.ts';
import type { Question } from '../../model-host/chat/model-client.ts';
import { namedContext } from '../../model-host/models/named-context.ts';
import { countMessage, tokenMargin } from '../prompt/tokens/count-tokens.ts';

/** An answer gets at most this share of what the model can hold. */
const answerShare = 4;

/** The space that a prompt has to fit into. */
export interface PromptSpace {
  readonly window: ContextWindow;
  /** The maximum length of an answer, in tokens. */
  readonly maxTokens: number;
}

/** Returns the maximum length of an answer of a model that can hold `context` tokens. */
const answerTokens = ({ maxTokens }: PromptSpace, context: number): number =>
  Math.min(maxTokens, Math.floor(context / answerShare));

/** Returns the most that a prompt may have, in tokens as we count them. */
const promptTokens = (space: PromptSpace, context: number): number =>
  Math.floor((context - answerTokens(space, context)) / tokenMargin);

/**
 * A prompt that becomes shorter where the host refuses it as too long: to the size that the host names, otherwise to half of what it
 * and its answer needed. That is remembered for the model at once, so that no other prompt is refused for the same reason.
 */
export class FittedPrompt {
  readonly #space: PromptSpace;
  readonly #build: (limit: number) => readonly ChatMessage[];
  #context: number;
  #messages: readonly ChatMessage[];

  /** `build` returns the messages for a prompt of at most `limit` tokens. */
  constructor(space: PromptSpace, build: (limit: number) => readonly ChatMessage[]) {
    this.#space = space;
    this.#build = build;
    this.#context = space.window.tokens;
    this.#messages = build(promptTokens(space, this.#context));
  }

  /** The messages that were or will be sent. */
  get messages(): readonly ChatMessage[] {
    return this.#messages;
  }

  /** How a client asks with it. */
  get question(): Pick<Question, 'prompt' | 'shorten' | 'windowTokens'> {
    return {
      prompt: () => ({ messages: this.#messages, maxTokens: this.#answerTokens }),
      shorten: (words) => this.#shorten(words),
      windowTokens: this.#space.window.wanted,
    };
  }

  /** What is sent, in tokens as we count them. */
  get tokens(): number {
    return sizeOf(this.#messages);
  }

  get #answerTokens(): number {
    return answerTokens(this.#space, this.#context);
  }

  #shorten(words: string): boolean {
    const used = sizeOf(this.#messages) * tokenMargin + this.#answerTokens;
    return [namedContext(words), Math.floor(used / 2)].some(
      (context) => context !== null && this.#shrink(context),
    );
  }

  /** Returns whether less is asked for in this context. */
  #shrink(context: number): boolean {
    if (context >= this.#context) {
      return false;
    }
    const size = sizeOf(this.#messages) + this.#answerTokens;
    this.#context = context;
    this.#space.window.shrink(context);
    this.#messages = this.#build(promptTokens(this.#space, context));
    return sizeOf(this.#messages) + this.#answerTokens < size;
  }
}

const sizeOf = (messages: readonly ChatMessage[]): number =>
  messages.reduce((sum, message) => sum + countMessage(message), 0);
