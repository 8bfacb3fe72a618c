import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { usualReplies, type ReplyTemper } from '../../../../contract/replies/reply-settings.ts';
import { createOpenAiCompanion } from '../../../../server/companions/openai/openai.ts';
import { openContextWindows } from '../../../../server/model-host/models/context-window.ts';
import { collectReply } from '../../support/companions/collect-reply.ts';
import { startHost } from '../../support/model-hosts/heard-answer.ts';
import { modelOptions } from '../../support/companions/model-options.ts';
import { answerAs, type ProgramName, type ProgramState } from '../../support/model-hosts/program-hosts.ts';
import { delta, event, writeJson, writeStream } from '../../support/model-hosts/scripted-host.ts';

const Body = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    temperature: v.optional(v.number()),
    min_p: v.optional(v.number()),
    dry_multiplier: v.optional(v.number()),
  }),
);

const isChat = ({ url }: { readonly url: string }): boolean => url.endsWith('/chat/completions');

/** Returns how a program is asked to choose the words of a reply. */
const askedOf = async (
  name: ProgramName,
  sampling: ProgramState['sampling'],
  temper: ReplyTemper,
): Promise<v.InferOutput<typeof Body>> => {
  const state = {
    loaded: { model: 'wanted', tokens: 8192 },
    isLoading: false,
    ...(sampling === undefined ? {} : { sampling }),
  };
  const host = await startHost(answerAs(name, state), { askable: true });
  const companion = createOpenAiCompanion({
    ...modelOptions(host.url),
    model: 'wanted',
    contextTokens: null,
  });
  await collectReply(companion, { choice: { ...usualReplies, temper } });
  return v.parse(Body, host.requests.find(isChat)?.body);
};

/** As a real llama.cpp lists them, as numbers of single precision. */
const listed = { temperature: 0.699_999_988, min_p: 0, dry_multiplier: 0 };

describe('what a host lists', () => {
  test('is its own at the balanced temper, with a penalty for repeated phrases', async () => {
    expect(await askedOf('llama.cpp', listed, 'balanced')).toEqual({ dry_multiplier: 0.8 });
  });

  test('is what the other tempers are relative to', async () => {
    expect(await askedOf('llama.cpp', listed, 'steady')).toEqual({ temperature: 0.42, dry_multiplier: 0.8 });
    expect(await askedOf('llama.cpp', listed, 'inventive')).toEqual({
      temperature: 0.98,
      min_p: 0.05,
      dry_multiplier: 0.8,
    });
    expect(await askedOf('Ollama', { temperature: 0.15 }, 'steady')).toEqual({ temperature: 0.09 });
    expect(await askedOf('Ollama', { temperature: 1 }, 'inventive')).toEqual({ temperature: 1.4 });
  });

  test('is not replaced where whoever started it set its own', async () => {
    const own = { temperature: 0.7, min_p: 0.1, dry_multiplier: 0.5 };
    expect(await askedOf('llama.cpp', own, 'inventive')).toEqual({ temperature: 0.98 });
  });
});

describe('a host that lists nothing', () => {
  test.each(['llama.cpp', 'Ollama', 'LM Studio', 'KoboldCpp'] as const)(
    'gets the usual temperatures only: %s',
    async (name) => {
      expect(await askedOf(name, undefined, 'balanced')).toEqual({});
      expect(await askedOf(name, undefined, 'steady')).toEqual({ temperature: 0.5 });
      expect(await askedOf(name, undefined, 'inventive')).toEqual({ temperature: 1.2 });
    },
  );
});

test('facts, summaries, suggestions and drafts are asked for without any of it', async () => {
  const state = { loaded: { model: 'wanted', tokens: 8192 }, isLoading: false, sampling: listed };
  const answer = JSON.stringify({ facts: [], summary: 'They met.', suggestions: ['One', 'Two', 'Three'] });
  const host = await startHost(answerAs('llama.cpp', state, writeStream(event(delta(answer, 'stop')))), {
    askable: true,
  });
  const companion = createOpenAiCompanion({
    ...modelOptions(host.url),
    model: 'wanted',
    contextTokens: null,
  });
  const { signal } = new AbortController();
  const lines = [{ messageId: 'first', role: 'user' as const, text: 'Hello.', at: 0 }];
  await companion.readFacts?.({ mateName: 'Iris', context: [], lines, known: [], signal });
  await companion.writeChapter?.({ mateName: 'Iris', before: '', lines, signal });
  await companion.draftMate?.('somebody', signal, 'en').catch(() => undefined);
  const bodies = host.requests.filter(isChat).map(({ body }) => v.parse(Body, body));
  expect(bodies).toEqual([{}, {}, {}]);
});

test('a host that refuses what it listed is asked without it', async () => {
  const state = { loaded: { model: 'wanted', tokens: 8192 }, isLoading: false, sampling: listed };
  const program = answerAs('llama.cpp', state);
  const host = await startHost(
    (response, body, request) =>
      body.includes('dry_multiplier')
        ? writeJson({ error: { message: 'unknown field dry_multiplier' } }, 400)(response, body, request)
        : program(response, body, request),
    { askable: true },
  );
  const companion = createOpenAiCompanion({
    ...modelOptions(host.url),
    model: 'wanted',
    contextTokens: null,
  });
  expect((await collectReply(companion)).text).toBe('Hello');
  await collectReply(companion);
  expect(host.requests.filter(isChat)).toHaveLength(3);
});

test('a host that could not say how it chooses words is asked again', async () => {
  const state = {
    loaded: { model: 'wanted', tokens: 8192 },
    isLoading: false,
    sampling: { temperature: 0.5 },
  };
  const program = answerAs('Ollama', state);
  let isBusy = true;
  const host = await startHost(
    (response, body, request) =>
      isBusy && request.url === '/api/show'
        ? writeJson({ error: 'busy' }, 503)(response, body, request)
        : program(response, body, request),
    { askable: true },
  );
  let time = 0;
  const options = { ...modelOptions(host.url), contextTokens: null };
  const window = openContextWindows(options, () => (time += 60_000))('wanted');
  const { signal } = new AbortController();
  await window.prepare({ signal });
  expect(window.sampling).toBeNull();
  isBusy = false;
  await window.prepare({ signal });
  expect(window.sampling).toMatchObject({ temperature: 0.5 });
});
