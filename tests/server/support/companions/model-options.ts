import type { OpenAiOptions } from '../../../../server/config/model.ts';

/** The settings of a model at this address; `wait` is how long it may be silent, in milliseconds. */
export const modelOptions = (baseUrl: string, wait = 60_000): OpenAiOptions => ({
  baseUrl,
  apiKey: 'sk-secret',
  model: 'test-model',
  contextTokens: 8192,
  maxTokens: 2048,
  waits: { first: wait, stall: wait, total: 10 * wait },
  suggests: true,
  learns: true,
});
