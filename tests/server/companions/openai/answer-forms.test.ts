import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import type { Companion } from '../../../../server/companions/companion.ts';
import { createOpenAiCompanion } from '../../../../server/companions/openai/openai.ts';
import { requestWith } from '../../support/companions/companion-request.ts';
import { startHost } from '../../support/model-hosts/heard-answer.ts';
import { modelOptions } from '../../support/companions/model-options.ts';
import { delta, event, writeStream } from '../../support/model-hosts/scripted-host.ts';

const Sent = v.object({
  response_format: v.optional(
    v.object({ json_schema: v.object({ schema: v.record(v.string(), v.unknown()) }) }),
  ),
});
const { signal } = new AbortController();
const lines = [{ messageId: 'first', role: 'user' as const, text: 'I moved to Porto.', at: 0 }];

/** What each request for JSON answers, where the host answers in the form that it is asked for. */
const requests: [string, unknown, (companion: Companion) => Promise<unknown> | undefined, unknown][] = [
  [
    'facts',
    {
      facts: [{ line: 1, kind: 'you', text: 'Lives in Porto.', topic: 'home', replaces: true, ends: false }],
    },
    (companion) => companion.readFacts?.({ mateName: 'Iris', context: [], lines, known: [], signal }),
    [{ messageId: 'first', kind: 'you', text: 'Lives in Porto.', topic: 'home', isExclusive: true }],
  ],
  [
    'no facts',
    { facts: [] },
    (companion) => companion.readFacts?.({ mateName: 'Iris', context: [], lines, known: [], signal }),
    [],
  ],
  [
    'a chapter',
    { summary: 'They moved to Porto.' },
    (companion) => companion.writeChapter?.({ mateName: 'Iris', before: '', lines, signal }),
    'They moved to Porto.',
  ],
  [
    'suggestions',
    { suggestions: ['One?', '*waves*', 'Three.'] },
    (companion) => companion.suggest?.(requestWith({})),
    ['One?', '*waves*', 'Three.'],
  ],
  [
    'a draft',
    {
      name: 'Ruth Lindgren',
      tagline: 'Keeper of the last ferry',
      age: 52,
      pronouns: 'she/her',
      place: 'A harbor',
      who: 'She waits.',
      likes: ['fog', 'coffee', 'ropes'],
      tags: ['sea', 'dry'],
      manner: 'dry',
      voice: 'Short.',
      greeting: 'You are late.',
      scene: 'A quay.',
    },
    (companion) => companion.draftMate?.('a ferry woman', signal, 'en'),
    expect.objectContaining({ name: 'Ruth Lindgren', manner: 'dry', likes: ['fog', 'coffee', 'ropes'] }),
  ],
];

test.each(requests)('the form of %s fits an answer that is read', async (_, answer, ask, expected) => {
  const host = await startHost(writeStream(event(delta(JSON.stringify(answer), 'stop')), event('[DONE]')));
  expect(await ask(createOpenAiCompanion(modelOptions(host.url)))).toEqual(expected);
  const sent = v.parse(Sent, JSON.parse(host.requests[0]?.body ?? ''));
  const schema = sent.response_format?.json_schema.schema ?? {};
  const isInForm = new Ajv({ strict: true }).compile(schema);
  expect(isInForm(answer)).toBe(true);
  expect(isInForm({})).toBe(false);
});

test('a reply has no form', async () => {
  const host = await startHost(writeStream(event(delta('Hello.', 'stop')), event('[DONE]')));
  const reply = createOpenAiCompanion(modelOptions(host.url)).reply(requestWith({}));
  while ((await reply.next()).done !== true);
  expect(v.parse(Sent, JSON.parse(host.requests[0]?.body ?? ''))).toEqual({});
});
