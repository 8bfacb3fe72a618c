/** Measures how far a reader on another node is behind one on the node that writes the reply. */
import { randomUUID } from 'node:crypto';
import { framesOf } from './person.mjs';

/** Resolves with the lag of each piece in milliseconds, ascending; all people's replies are written at the same time. */
export async function measureLag(writer, other, people) {
  const lags = await Promise.all(people.map((person) => lagsOf(writer, other, person)));
  return lags.flat().toSorted((a, b) => a - b);
}

async function lagsOf(writer, other, person) {
  const { roomId } = await person.get(writer.url, `/room/createRoom?mateId=wren`);
  const body = { roomId, clientMessageId: randomUUID(), text: 'Hello' };
  const response = await person.post(writer.url, '/girl/chat/send', body);
  const here = new Map();
  const there = new Map();
  let following = null;
  for await (const frame of framesOf(response)) {
    if (frame.type === 'accepted') following = follow(other, person, frame.replyId, there);
    if (frame.type === 'delta') here.set(frame.seq, performance.now());
  }
  await following;
  // The pieces that were stored before the reader joined arrive together.
  return [...here].filter(([seq]) => seq > 3 && there.has(seq)).map(([seq, at]) => there.get(seq) - at);
}

async function follow(node, person, replyId, times) {
  const response = await person.post(node.url, '/girl/chat/resume', { replyId, after: 0 });
  for await (const frame of framesOf(response)) {
    if (frame.type === 'delta') times.set(frame.seq, performance.now());
  }
}
