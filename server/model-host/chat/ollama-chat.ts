import * as v from 'valibot';
import type { Asked } from './host-traits.ts';
import { nothing, readChunk, type Chunk } from './read-chunk.ts';

/** The path of Ollama's own call for chats, beside `/v1`: unlike OpenAI's, it says with how large a window a model is loaded. */
export const ollamaPath = 'api/chat';

/** Returns the body of such a request. Ollama loads the model again where it is loaded with another window. */
export const ollamaBody = (
  { model, messages, maxTokens, stop, temperature, samplers, form }: Asked,
  windowTokens: number,
) => ({
  model,
  messages,
  stream: true,
  options: {
    num_ctx: windowTokens,
    num_predict: maxTokens,
    ...(stop.length === 0 ? {} : { stop }),
    ...(temperature === undefined ? {} : { temperature }),
    ...samplers,
  },
  ...(form === undefined ? {} : { format: form.schema }),
});

const Text = v.fallback(v.nullish(v.string()), null);
const Tokens = v.fallback(v.nullish(v.number()), null);
const Line = v.object({
  message: v.object({ content: Text, thinking: Text }),
  done: v.boolean(),
  done_reason: Text,
  prompt_eval_count: Tokens,
  eval_count: Tokens,
});

/** Reads one line of such an answer. Throws as `readChunk` does. */
export const readOllamaChunk = (value: unknown, isError?: boolean): Chunk => {
  const line = v.safeParse(Line, value);
  if (!line.success || isError === true) {
    return readChunk(value, isError);
  }
  const { message, done, done_reason: reason, prompt_eval_count: prompt, eval_count: answer } = line.output;
  return {
    ...nothing,
    content: message.content ?? '',
    isThinking: (message.thinking ?? '') !== '',
    finish: done ? (reason ?? 'stop') : null,
    usage: done && prompt != null && answer != null ? { prompt, answer } : null,
  };
};
