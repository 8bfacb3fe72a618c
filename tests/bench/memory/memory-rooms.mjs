import { randomUUID } from 'node:crypto';
import { addNotes } from './memory-model.mjs';
import { plantFacts } from './memory-talk.mjs';

/** Stores a conversation with planted facts; `second` is a room of the same user with another mate. */
export async function openTalk(server, language, count) {
  const [room, second] = await server.ask({ ask: 'open', mateIds: ['iris-vale', 'june-okafor'] });
  const talk = plantFacts(language, count);
  const ids = await server.ask({ ask: 'store', roomId: room.id, texts: talk.lines });
  const indexed = await server.ask({ ask: 'index', roomId: room.id });
  return { ...talk, language, room, second, ids, indexed };
}

/** Sends the messages that state nothing, and lets the model read the conversation as the server does once it is idle. */
export async function readTalk(server, model, talk) {
  addNotes(model.notes, talk);
  for (const { statements } of talk.facts.filter(({ kind }) => kind === 'never')) {
    for (const statement of statements) await send(server, talk.room, statement);
  }
  await read(server, talk.room);
}

/** Lets the model read the unread messages of a room. */
export const read = (server, { id }) => server.ask({ ask: 'read', roomId: id });

/** Recalls for a message; `options` are the `lines` before it, the `names`, and `hasMeaning`, whether vectors are compared too. */
export const recall = (server, { id }, message, options = {}) =>
  server.ask({ ask: 'recall', roomId: id, message, lines: [], ...options });

/** Sends a message, and returns its id. */
export async function send(server, { id, token }, text) {
  const body = { roomId: id, clientMessageId: randomUUID(), text };
  const answer = await (await call(server, '/girl/chat/send', token, body)).text();
  const accepted = /"type":"accepted".*?"messageId":"([^"]+)"/.exec(answer);
  if (accepted === null) throw new Error(`The message was not accepted: ${answer.slice(0, 300)}`);
  return accepted[1];
}

export async function deleteMessage(server, { token }, messageId) {
  await (await call(server, '/room/deleteMessage', token, { messageId })).text();
}

/** Opens another room for the user of a room. */
export async function openRoom(server, { token }, { mateId, isTemporary }) {
  const query = new URLSearchParams({
    mateId,
    clientRoomId: randomUUID(),
    ...(isTemporary ? { temporary: '1' } : {}),
  });
  const answer = await (await call(server, `/room/createRoom?${query}`, token)).json();
  return { id: answer.d.roomId, token };
}

/** Sends a message, deletes it again, and returns the messages of the prompt that the model received. */
export async function promptOf(server, model, room, text) {
  const messageId = await send(server, room, text);
  await deleteMessage(server, room, messageId);
  const prompt = model.prompts.get(text);
  if (prompt === undefined) throw new Error(`The model received no prompt for: ${text}`);
  model.prompts.delete(text);
  return prompt.map(({ content }) => content);
}

const call = (server, path, token, body) =>
  fetch(`http://127.0.0.1:${server.ready.port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { token, language: 'en', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
