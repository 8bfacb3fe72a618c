import { expect, test } from 'vitest';
import { wantsCacheMarks } from '../../../server/model-host/chat/cache-marks.ts';
import { adaptTo, bodyFor, usualTraits } from '../../../server/model-host/chat/host-traits.ts';

test.each([
  ['https://openrouter.ai/api/v1', 'anthropic/claude-sonnet-4.5', true],
  ['https://eu.openrouter.ai/api/v1', 'anthropic/claude-haiku-4.5', true],
  ['https://openrouter.ai/api/v1', 'meta-llama/llama-3.3-70b-instruct', false],
  ['https://not-openrouter.ai/v1', 'anthropic/claude-sonnet-4.5', false],
  ['http://127.0.0.1:8080/v1', 'anthropic/claude-sonnet-4.5', false],
])('%s is told with marks what stays the same of a prompt for %s: %s', (baseUrl, model, wanted) => {
  expect(wantsCacheMarks({ baseUrl }, model)).toBe(wanted);
});

const asked = {
  model: 'anthropic/claude-sonnet-4.5',
  messages: [
    { role: 'system', content: 'Play.' },
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: 'Hello' },
    { role: 'user', content: 'What now?' },
  ],
  maxTokens: 100,
  stop: [],
} as const;
const marked = (text: string) => [{ type: 'text', text, cache_control: { type: 'ephemeral' } }];

test('The rules and the last reply are marked: what stands before the new message', () => {
  expect(bodyFor({ ...usualTraits, hasCacheMarks: true }, asked).messages).toEqual([
    { role: 'system', content: marked('Play.') },
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: marked('Hello') },
    { role: 'user', content: 'What now?' },
  ]);
  expect(bodyFor(usualTraits, asked).messages).toEqual(asked.messages);
});

test('A host that refuses marks gets none', () => {
  const traits = { ...usualTraits, hasCacheMarks: true };
  expect(adaptTo(traits, 'messages.0.content.0.cache_control: unknown field')).toEqual(usualTraits);
});
