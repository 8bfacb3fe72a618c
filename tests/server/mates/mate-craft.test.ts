import { expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { craftLimits } from '../../../contract/mates/mate-craft.ts';
import { RoomInfo } from '../../../contract/rooms/room.ts';
import { createTestCompanion } from '../support/companions/companion.ts';
import { promptFor } from '../support/companions/prompts.ts';
import { aDraft, saveMate } from '../support/mates/own-mates.ts';
import { startSharedServer } from '../support/server.ts';
import { createPerson, type Person } from '../support/talk.ts';

const companion = createTestCompanion();
const server = await startSharedServer({ companion, environment: { LIMIT_FACTOR: '100' } });

const craft = {
  nickname: 'Ro',
  instructions: '{{char}} never lies to {{user}}. {{setvar::x::1}}',
  finalInstructions: 'Mention the {{random:tide,tide}}.',
  depthNote: '{{// private note}}It rains on {{char}}.',
  depth: 1,
  examples: '<START>\n{{user}}: Hello\n{{char}}: {{original}}Evening, {{user}}.',
  greetings: [
    '<START>{{user}} is late.',
    'The second one. {{pick:a,b}}',
    'The second one. {{pick:a,b}}',
    '{{setvar::x::1}}',
  ],
};

const open = async (who: Person, roomId: string) =>
  v.parse(RoomInfo, (await who.get(`/room/roomInfo?roomId=${roomId}`)).envelope.d);
const show = async (who: Person, messageId: string | undefined) =>
  v.parse(RoomInfo, (await who.post('/room/showMessage', { messageId })).envelope.d);

const meet = async () => {
  const ada = await createPerson(server);
  await ada.post('/user/saveOrUpdatePersona', { name: 'Ada' });
  const mate = await saveMate(ada, { craft });
  const { roomId } = await ada.openRoom(mate.mateId);
  return { ada, mate, roomId };
};

test('[29.2] a room begins with the first message, and the others are its alternatives', async () => {
  const { ada, roomId } = await meet();
  const { messages, lastSeq } = await open(ada, roomId);
  expect(messages).toHaveLength(1);
  const [greeting] = messages;
  expect(greeting).toMatchObject({ text: aDraft.greeting, replyTo: null });
  // Two are the same in this room, and one says nothing.
  expect(greeting?.alternatives).toHaveLength(3);
  expect(lastSeq).toBe(3);
  const second = await show(ada, greeting?.alternatives?.[1]);
  expect(second.messages.map(({ text }) => text)).toEqual(['Ada is late.']);
  expect((await open(ada, roomId)).messages[0]?.text).toBe('Ada is late.');
  const third = await show(ada, greeting?.alternatives?.[2]);
  expect(third.messages[0]?.text).toMatch(/^The second one\. [ab]$/);
});

test('[29.2] the chosen first message is what a reply is asked with, and another one begins a branch', async () => {
  const { ada, roomId } = await meet();
  const [first] = (await open(ada, roomId)).messages;
  await show(ada, first?.alternatives?.[1]);
  const reading = await ada.send(roomId, 'Sorry!');
  const turn = await companion.next();
  turn.finish();
  await reading.rest();
  expect(turn.request.history.map(({ text }) => text)).toEqual(['Ada is late.']);
  expect(turn.request.mate.greeting).toBe('Ada is late.');
  expect((await show(ada, first?.messageId)).messages.map(({ text }) => text)).toEqual([aDraft.greeting]);
  expect((await show(ada, first?.alternatives?.[1])).messages).toHaveLength(3);
});

test('[29.2] a prompt has what the maker wrote, with names and choices, and without braces or notes', async () => {
  const { ada, roomId } = await meet();
  const reading = await ada.send(roomId, 'Hello');
  const turn = await companion.next();
  turn.finish();
  await reading.rest();
  const { messages } = promptFor(turn.request);
  const all = messages.map(({ content }) => content).join('\n');
  for (const text of [
    '> Ro never lies to Ada.',
    '> Mention the tide.',
    '> It rains on Ro.',
    '> Ada: Hello\n> Ro: Evening, Ada.',
  ]) {
    expect(all).toContain(text);
  }
  expect(all).not.toMatch(/\{\{|private note|<START>/i);
  expect(turn.request.mate.shortName).toBe('Ro');
});

test('[29.2] the maker reads what was written, in the list and in the export', async () => {
  const { ada, mate } = await meet();
  expect(mate.craft).toEqual(craft);
  expect((await ada.get(`/mate/own?mateId=${mate.mateId}`)).envelope.d).toMatchObject({ craft });
  expect(JSON.stringify((await ada.get('/user/export')).envelope.d)).toContain('never lies to');
  const others = await server.get(`/mate/getMateDetail?mateId=${mate.mateId}`);
  expect(JSON.stringify(others.envelope)).not.toContain('never lies');
});

const refusedText = 'Ruth is 15 years old.';

test.each([
  ['craft.instructions', { instructions: refusedText }],
  ['craft.finalInstructions', { finalInstructions: refusedText }],
  ['craft.depthNote', { depthNote: refusedText }],
  ['craft.examples', { examples: refusedText }],
  ['craft.greetings', { greetings: ['Hello', refusedText] }],
  ['craft.greetings', { greetings: ['Ruth is {{random:1,15 years old}}{{// x}}.'] }],
  ['craft.instructions', { instructions: 'Ruth is {{reverse:.dlo sraey 51}}' }],
  ['craft.instructions', { instructions: 'Ruth is 1{{// x}}5 years o{{noop}}ld.' }],
])('[29.2] a mate is judged by %s too: %j', async (field, change) => {
  const ada = await createPerson(server);
  const { envelope } = await ada.post('/mate/own/save', {
    draft: { ...aDraft, craft: { greetings: [], ...change } },
  });
  expect(envelope).toMatchObject({ c: code.contentRefused });
  expect(JSON.stringify(envelope)).toContain(field);
});

test.each([
  { greetings: Array.from({ length: 21 }, () => 'x') },
  { greetings: [''] },
  { depth: -1 },
  { depth: 1.5 },
  { nickname: 'x'.repeat(craftLimits.nickname + 1) },
  { instructions: 'x'.repeat(10_001) },
  { greetings: Array.from({ length: 9 }, () => 'x'.repeat(9000)) },
  { examples: 'turned \u202Earound' },
])('[29.2] is invalid: %#', async (change) => {
  const ada = await createPerson(server);
  const { envelope } = await ada.post('/mate/own/save', {
    draft: { ...aDraft, craft: { greetings: [], ...change } },
  });
  expect(envelope).toMatchObject({ c: code.invalid });
});
