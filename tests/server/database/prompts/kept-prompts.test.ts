import { expect, test } from 'vitest';
import * as v from 'valibot';
import { createOpenAiCompanion } from '../../../../server/companions/openai/openai.ts';
import { idleTime } from '../../../../server/domain/memory/jobs/schedule.ts';
import { eventually } from '../../support/eventually.ts';
import { modelOptions } from '../../support/companions/model-options.ts';
import { delta, event, startScriptedHost, writeStream } from '../../support/model-hosts/scripted-host.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson } from '../../support/talk.ts';

const reply = `Good evening. ${'The harbour is quiet and the lamps are lit. '.repeat(4)}`;
const writes = (text: string) => writeStream(event(delta(text, 'stop')), event('[DONE]'));
const asksForFacts = (body: string): boolean => body.includes('You note what a companion');
const host = await startScriptedHost((response, body, request) =>
  writes(asksForFacts(body) ? '{"facts":[]}' : reply)(response, body, request),
);
const server = await startSharedServer({
  companion: createOpenAiCompanion({ ...modelOptions(host.url), contextTokens: 6144 }),
  environment: { LIMIT_FACTOR: '1000', GRANT_CHATS: '1000' },
});

const Sent = v.object({
  max_tokens: v.number(),
  messages: v.array(v.object({ role: v.string(), content: v.string() })),
});
const sent = () =>
  host.requests.map(({ body }) => ({ ...v.parse(Sent, JSON.parse(body)), isForFacts: asksForFacts(body) }));
const textOf = (messages: v.InferOutput<typeof Sent>['messages']): string =>
  messages.map(({ role, content }) => `${role}: ${content}`).join('\n');

test('prompts of a long conversation begin with what a host has read, a new block at rest and questions for facts included', async () => {
  const ada = await createPerson(server);
  const { roomId } = await ada.openRoom();
  const blockOf = async () =>
    (
      await server.database
        .selectFrom('rooms')
        .select('recent_from')
        .where('room_id', '=', roomId)
        .executeTakeFirstOrThrow()
    ).recent_from;
  const questions = () => sent().filter(({ isForFacts }) => isForFacts);
  const learn = async () => {
    const [before, ahead] = [questions().length, prepared().length];
    server.advance(idleTime);
    // What ten turns say is more than a question on a host nearby may ask about.
    await eventually(() => questions().length).toBe(before + 2);
    await eventually(() => prepared().length).toBe(ahead + 2);
  };
  const prepared = () => sent().filter(({ max_tokens: most }) => most === 1);
  let block: string | null = null;
  for (let turn = 0; turn < 40; turn += 1) {
    const before = prepared().length;
    await (await ada.send(roomId, `Message ${String(turn)}: ${'we walk along the quay '.repeat(4)}`)).rest();
    const next = await blockOf();
    if (next !== block) await eventually(() => prepared().length).toBeGreaterThan(before);
    block = next;
    if (turn % 10 === 9) await learn();
  }
  const requests = sent();
  expect(prepared().length).toBeGreaterThan(0);
  expect(questions()).toHaveLength(8);
  expect(prepared().length).toBeLessThan(16);
  const read = requests.map(({ messages, max_tokens: most }) =>
    textOf(most === 1 ? messages : messages.slice(0, -1)),
  );
  const replies = requests.flatMap(({ messages, max_tokens: most, isForFacts }, at) =>
    most === 1 || isForFacts ? [] : [{ text: textOf(messages), before: read[at - 1] ?? '' }],
  );
  const asked = requests.flatMap(({ messages, isForFacts }, at) =>
    isForFacts && messages.length > 2 ? [{ text: textOf(messages), before: read[at - 1] ?? '' }] : [],
  );
  // Where a block is nearly full there is no space for one behind it.
  expect(asked.length).toBeGreaterThanOrEqual(6);
  for (const { text, before } of [...replies, ...asked]) expect(text.slice(0, before.length)).toBe(before);
});
