import { expect, test } from 'vitest';
import { createOpenAiCompanion } from '../../../../server/companions/openai/openai.ts';
import { collectReply } from '../../support/companions/collect-reply.ts';
import { startHost } from '../../support/model-hosts/heard-answer.ts';
import { modelOptions } from '../../support/companions/model-options.ts';
import { writeStream } from '../../support/model-hosts/scripted-host.ts';

const part = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

test.each<[string, readonly string[], string, string]>([
  ['refuses in words of their own', [part({ content: null, refusal: 'No.' }, 'stop')], '', 'declined'],
  [
    'refuses in pieces',
    [part({ refusal: 'I can’t ' }), part({ refusal: 'help.' }), part({}, 'stop')],
    '',
    'declined',
  ],
  ['refuses in a part', [part({ content: [{ type: 'refusal', refusal: 'No.' }] }, 'stop')], '', 'declined'],
  [
    'refuses behind some text',
    [part({ content: 'Hel' }), part({ refusal: 'No.' }, 'stop')],
    'Hel',
    'declined',
  ],
  ['only thinks', [part({ reasoning_content: 'A plan.' }), part({ content: null }, 'stop')], '', 'thoughts'],
  ['only thinks in its text', [part({ content: '<think>A plan.</think>' }, 'stop')], '', 'thoughts'],
  [
    'thinks up to its limit',
    [part({ reasoning: 'A plan.' }), part({ content: '' }, 'length')],
    '',
    'thoughts',
  ],
  ['thinks up to its limit in its text', [part({ content: '<think>A plan.' }, 'length')], '', 'thoughts'],
  ['says nothing', [part({ content: ' ' }, 'stop')], '', 'empty'],
  ['only calls a tool', [part({ content: '<tool_call>{}</tool_call>' }, 'stop')], '', 'empty'],
  ['breaks off while it thinks', [part({ reasoning: 'A plan.' })], '', 'truncated'],
])('a model that %s has a failure of its own', async (_title, events, text, kind) => {
  const end = kind === 'truncated' ? [] : ['data: [DONE]\n\n'];
  const { url } = await startHost(writeStream(...events, ...end));
  const outcome = await collectReply(createOpenAiCompanion(modelOptions(url)));
  expect([outcome.text, outcome.kind]).toEqual([text, kind]);
});
