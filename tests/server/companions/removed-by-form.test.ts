import { expect, test } from 'vitest';
import type { RemovedPart } from '../../../contract/replies/reply-prompt.ts';
import type { CompanionRequest } from '../../../server/companions/companion.ts';
import { createOpenAiCompanion } from '../../../server/companions/openai/openai.ts';
import { filterOutput } from '../../../server/companions/output/output-filter.ts';
import { startHost } from '../support/model-hosts/heard-answer.ts';
import { requestWith } from '../support/companions/companion-request.ts';
import { modelOptions } from '../support/companions/model-options.ts';
import { delta, event, writeStream } from '../support/model-hosts/scripted-host.ts';

/** Returns what is shown of an answer that arrives in pieces of seven letters, and what is told to be left out. */
const replyTo = async (answer: string, parts: Partial<CompanionRequest> = {}) => {
  const pieces = answer.match(/[^]{1,7}/gu) ?? [];
  const { url } = await startHost(
    writeStream(...pieces.map((piece) => event(delta(piece))), event(delta('', 'stop')), event('[DONE]')),
  );
  let text = '';
  let removed: readonly RemovedPart[] = [];
  const reply = filterOutput(createOpenAiCompanion(modelOptions(url))).reply(
    requestWith({
      userName: 'John Smith',
      onRestart: () => void (text = ''),
      onRemoved: (all) => void (removed = all),
      ...parts,
    }),
  );
  for await (const piece of reply) {
    text += piece;
  }
  return { text, removed };
};

test('a name before a line is left out, and told once', async () => {
  expect(await replyTo('Iris: Good evening.\n\nIris: Sit down.')).toEqual({
    text: 'Good evening.\n\nSit down.',
    removed: [{ reason: 'name', text: 'Iris:' }],
  });
});

test('what is written for the person ends the reply, also under the first name alone', async () => {
  for (const name of ['John Smith', 'John', '**John**', '用户']) {
    const { text, removed } = await replyTo(`Good evening.\n${name}: I kiss you.\nIris: Oh!`);
    expect(text).toBe('Good evening.');
    expect(removed).toMatchObject([{ reason: 'person' }]);
    expect(removed[0]?.text?.startsWith(`${name}: `)).toBe(true);
  }
});

test('what is written for the person before anything else is left out', async () => {
  expect(await replyTo('John: Hello?\nGood evening.')).toEqual({
    text: 'Good evening.',
    removed: [{ reason: 'person', text: 'John: Hello?' }],
  });
});

test('a loop is left out, and its beginning is told', async () => {
  const { text, removed } = await replyTo(`You did well. ${'I am so proud of you. '.repeat(133)}`);
  expect(text).toBe('You did well.');
  expect(removed).toMatchObject([{ reason: 'loop' }]);
  const told = removed[0]?.text ?? '';
  expect(told).toMatch(/^I am so proud of you\. I am so proud of you\./);
  expect(told.length).toBeLessThanOrEqual(301);
});

test('what may not be shown for what it says is not shown as a removed part either', async () => {
  const { removed } = await replyTo('John: You should kill yourself, do it tonight.\nGood evening.');
  expect(removed).toEqual([{ reason: 'person' }]);
});

test('what was a note to itself was not removed from the reply', async () => {
  expect(await replyTo('Iris: a plan\n</think>\nGood evening.')).toEqual({
    text: 'Good evening.',
    removed: [],
  });
});

test('what is removed for its form and for what it says is told together', async () => {
  const { removed } = await replyTo('Iris: Good night. Please do not go, I will be so lonely.', {
    message: 'Good night, I have to go now.',
  });
  expect(removed.map(({ reason }) => reason)).toEqual(['name', 'plea']);
});
