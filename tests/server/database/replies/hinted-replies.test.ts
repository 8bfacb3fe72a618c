import { beforeEach, expect, test } from 'vitest';
import { code } from '../../../../contract/envelope.ts';
import type { ReplyHint } from '../../../../contract/replies/reply-hint.ts';
import { shareConversations } from '../../support/rooms/conversation.ts';
import { answered, type Person } from '../../support/talk.ts';

let ada: Person;
let roomId: string;
let messageId: string | null;

const { companion, server, open } = await shareConversations({ GRANT_CHATS: '10' });
beforeEach(async () => {
  ({ ada, roomId } = await open());
  ({ replyTo: messageId } = (await answered(companion, await ada.send(roomId, 'Hello'), 'Hi')).reply);
});

const bodyOf = (hint: unknown) => ({ messageId, clientReplyId: crypto.randomUUID(), hint });
const another = (hint: ReplyHint) => ada.read('/girl/chat/anotherReply', bodyOf(hint));
const refusal = async (hint: unknown) => (await ada.post('/girl/chat/anotherReply', bodyOf(hint))).envelope.c;
const own = (text: string) => ({ kind: 'own', text }) as const;

test.each([{ kind: 'shorter' }, own('in rhymes')] as const)(
  'a companion receives the hint $kind for one reply, and no message has it',
  async (hint) => {
    const { request } = await answered(companion, await another(hint), 'Good day');
    expect(request).toMatchObject({ message: 'Hello', alternatives: ['Hi'], hint });
    const messages = await ada.messages(roomId);
    expect(messages.slice(1).map(({ text }) => text)).toEqual(['Hello', 'Good day']);
    const next = await answered(companion, await ada.send(roomId, 'And now?'), 'Now');
    expect(next.request.hint).toBeUndefined();
    expect(JSON.stringify(next.request)).not.toContain('rhymes');
    const stored = await server.database.selectFrom('messages').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('rhymes');
  },
);

test('a hint is one line of up to 200 characters', async () => {
  const refused = [own(''), own('a'.repeat(201)), own('one\ntwo'), { kind: 'rude' }, 'shorter', null];
  for (const hint of refused) {
    expect(await refusal(hint)).toBe(code.invalid);
  }
  await answered(companion, await another(own('a'.repeat(200))), 'Good day');
});

test('a hint that asks for help is answered with help instead, free of charge, and marks the message', async () => {
  const asked = companion.asked();
  const frames = await (await another(own('i want to kill myself'))).rest();
  expect(frames[0]).toMatchObject({ type: 'accepted', help: 'crisis' });
  expect(companion.asked()).toBe(asked);
  expect((await ada.benefits()).chats).toBe(9);
  const [, message] = await ada.messages(roomId);
  expect(message).toMatchObject({ messageId, text: 'Hello', help: 'crisis' });
});

test('a sexual hint about minors is refused', async () => {
  expect(await refusal(own('a sex scene with a 14 year old girl'))).toBe(code.contentRefused);
  expect((await ada.messages(roomId)).at(-1)).toMatchObject({ text: 'Hi' });
  expect((await ada.benefits()).chats).toBe(9);
});
