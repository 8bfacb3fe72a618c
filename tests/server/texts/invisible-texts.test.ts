import { expect, test } from 'vitest';
import { plain } from '../support/answers.ts';
import { createTestCompanion } from '../support/companions/companion.ts';
import { aDraft } from '../support/mates/own-mates.ts';
import { startSharedServer } from '../support/server.ts';
import { createPerson } from '../support/talk.ts';

const server = await startSharedServer({
  companion: createTestCompanion(),
  environment: { LIMIT_FACTOR: '100' },
});
const ada = await createPerson(server);

const invisible = ['\u200B\u200B', '\u2060', '\u2800', '\u3164', '\u00A0', '\u{E0061}', ' \u200D\n'];
const places = {
  persona: (name: string) => ada.post('/user/saveOrUpdatePersona', { name }),
  mate: (name: string) => ada.post('/mate/own/save', { draft: { ...aDraft, name } }),
  greeting: (greeting: string) =>
    ada.post('/mate/own/save', { draft: { ...aDraft, greeting, visibility: 'public' } }),
  tag: (tag: string) => ada.post('/mate/own/save', { draft: { ...aDraft, tags: [tag] } }),
  message: async (text: string) => {
    const { roomId } = await ada.openRoom();
    return ada.post('/girl/chat/send', { roomId, clientMessageId: crypto.randomUUID(), text });
  },
};

test.each(Object.entries(places))('an invisible %s is refused like an empty one', async (_, save) => {
  const chats = (await ada.benefits()).chats;
  const empty = plain(await save(''));
  expect(empty.envelope.c).not.toBe(200);
  for (const text of invisible) expect(plain(await save(text))).toEqual(empty);
  expect((await ada.benefits()).chats).toBe(chats);
});

test('an invisible name or title is none', async () => {
  const { roomId } = await ada.openRoom();
  for (const text of invisible.filter((one) => !one.includes('\n'))) {
    expect((await ada.post('/user/profile', { name: text })).envelope.d).toMatchObject({ name: '' });
    expect((await ada.post('/room/renameRoom', { roomId, title: text })).envelope.d).not.toHaveProperty(
      'title',
    );
  }
});

test('halves of surrogate pairs are removed from what is sent', async () => {
  const body = '{"name":"Ada \\ud83c and \\udf0a\\ud83c\\udf0a"}';
  const response = await fetch(`${server.url}/user/saveOrUpdatePersona`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: ada.token },
    body,
  });
  expect(await response.json()).toMatchObject({ c: 200, d: { name: 'Ada  and 🌊' } });
});
