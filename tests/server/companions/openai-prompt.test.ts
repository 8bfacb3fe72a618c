import { expect, test } from 'vitest';
import type { ReplyHint } from '../../../contract/reply-hint.ts';
import { toChatMessages } from '../../../server/companions/openai-prompt.ts';
import { mateCalled } from './talk.ts';

const promptWith = (hint?: ReplyHint): string => {
  const about = { mate: mateCalled('iris-vale'), userName: null, persona: null, notes: '', memory: null };
  const { signal } = new AbortController();
  return JSON.stringify(toChatMessages({ ...about, history: [], message: 'Hello', hint, signal }, 8192)[0]);
};

test('the hint for a reply is in the prompt: as an instruction, or as cited words of the user', () => {
  expect(promptWith({ kind: 'shorter' })).toContain('One or two short sentences');
  const own = promptWith({ kind: 'own', text: 'in rhymes' });
  expect(own).toMatch(/as far as everything above allows[^>]*> in rhymes/);
  expect(promptWith()).not.toContain('How your next message should be');
});
