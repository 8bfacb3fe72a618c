import { expect, test } from 'vitest';
import { isTooLong } from '../../../server/model-host/chat/host-traits.ts';
import { namedContext } from '../../../server/model-host/models/named-context.ts';

test.each<[string, number | null]>([
  ['request (9000 tokens) exceeds the available context size (8192 tokens), try increasing it', 8192],
  ['the request exceeds the available context size; n_prompt_tokens: 9000; n_ctx: 4096', 4096],
  [
    "This model's maximum context length is 8192 tokens. However, you requested 9000 tokens (6952 in the messages, 2048 in the completion)",
    8192,
  ],
  [
    'You passed 9000 input tokens and requested 2048 output tokens. However, the context length is only 8192 tokens, resulting in a maximum input length of 6144 tokens.',
    8192,
  ],
  [
    "'max_tokens' is too large: 2048. This model's maximum context length is 4096 tokens and your request has 3000 input tokens (2048 > 4096 - 3000).",
    4096,
  ],
  [
    'Trying to keep the first 9000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens',
    4096,
  ],
  ["This endpoint's maximum context length is 8,192 tokens. However, you requested about 9,000", 8192],
  ['The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).', 1_048_576],
  ['prompt is too long: 201234 tokens > 200000 maximum', 200_000],
  ['`inputs` tokens + `max_new_tokens` must be <= 4096. Given: 4000 `inputs` tokens and 500', 4096],
  ['Prompt contains 40000 tokens, too large for model with 32768 maximum context length', 32_768],
  ['Requested tokens (2070) exceed context window of 2048', 2048],
  ["The input (9000 tokens) is longer than the model's context length (8192 tokens).", 8192],
  ['Context length 9000 is greater than max_seq_len 8192', 8192],
  ["This model's maximum prompt length is 131072 but the request contains 200000 tokens.", 131_072],
  ['input length and `max_tokens` exceed context limit: 198000 + 8000 > 200000', 200_000],
  ['Range of input length should be [1, 30720]', 30_720],
  ['The number of tokens (9000) is greater than the limit of 4096', 4096],
  ['prompt too long; exceeded max context length by 1200 tokens', null],
  ['Please reduce the length of the messages or completion.', null],
  ['Input is too long for requested model.', null],
  ['context_length_exceeded', null],
])('a refusal as too long names the size of the context: %s', (words, size) => {
  expect([isTooLong(words), namedContext(words)]).toEqual([true, size]);
});

test.each([
  "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
  'max_tokens is too large: 4096. This model supports at most 2048 completion tokens',
  'System role not supported',
  'no credits',
])('other refusals are not for the length of the prompt: %s', (words) => {
  expect(isTooLong(words)).toBe(false);
});
