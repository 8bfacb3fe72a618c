import { expect, test } from 'vitest';
import type { ModelDoing } from '../../../../server/companions/companion.ts';
import { createOpenAiCompanion } from '../../../../server/companions/openai/openai.ts';
import { collectReply } from '../../support/companions/collect-reply.ts';
import { startHost } from '../../support/model-hosts/heard-answer.ts';
import { modelOptions } from '../../support/companions/model-options.ts';
import { answerAs, type ProgramName, type ProgramState } from '../../support/model-hosts/program-hosts.ts';

/** Returns what is told of the model of two replies, and the limits of their prompts. */
const talkTo = async (name: ProgramName, state: ProgramState) => {
  const { url } = await startHost(answerAs(name, state), { askable: true });
  const options = { ...modelOptions(url), model: 'wanted', contextTokens: null };
  const companion = createOpenAiCompanion(options);
  const told: string[][] = [];
  const limits: number[] = [];
  for (const message of ['Hello', 'And?']) {
    const doing: ModelDoing[] = [];
    const { text } = await collectReply(companion, {
      message,
      onModel: (one) => void doing.push(one),
      onPrompt: ({ limit }) => void limits.push(limit),
    });
    expect(text).toBe('Hello');
    told.push(doing.map((one) => `${one.state} ${one.name}`));
    // What a program said a moment ago is not asked again.
    await new Promise((resolve) => setTimeout(resolve, 1100));
  }
  return { told, limits };
};
const limitOf = (tokens: number) => Math.floor((tokens - Math.min(2048, tokens / 4)) / 1.25);

test('a model that Ollama has to load first is loaded, then it reads a prompt for its window', async () => {
  expect(await talkTo('Ollama', { loaded: null, isLoading: false })).toEqual({
    told: [['loading wanted', 'reading wanted'], ['reading wanted']],
    limits: [limitOf(16_384), limitOf(16_384)],
  });
});

test('a model that LM Studio loads with the first request is loaded until it answers', async () => {
  expect(await talkTo('LM Studio', { loaded: null, isLoading: false })).toEqual({
    told: [['loading wanted'], ['reading wanted']],
    limits: [limitOf(4096), limitOf(16_384)],
  });
});

test('a model that is in memory reads', async () => {
  const state = { loaded: { model: 'smol', tokens: 5120 }, isLoading: false };
  expect(await talkTo('llama.cpp', state)).toEqual({
    told: [['reading smol'], ['reading smol']],
    limits: [limitOf(5120), limitOf(5120)],
  });
});
