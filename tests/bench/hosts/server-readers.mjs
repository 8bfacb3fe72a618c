/**
 * Readers of many replies, on plain sockets in a separate process, so that their cost does not count as the server's.
 */
import { randomUUID } from 'node:crypto';
import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { serveParent } from './server-child.mjs';

const period = 50;
const firsts = [];
let delays = [];
let isMeasuring = false;

/** Opens that many replies, a few at a time, and returns the delay of each first token once all have started. */
async function open({ server, count }) {
  const atOnce = 10;
  for (let from = 0; from < count; from += atOnce) {
    await Promise.all(
      Array.from({ length: Math.min(atOnce, count - from) }, (_, index) =>
        openReader(server, server.rooms?.[from + index] ?? floor),
      ),
    );
  }
  return { firstWord: part(sorted(firsts), 0.5) };
}

/** Measures for that many milliseconds. Returns the sorted delays of tokens. */
async function measure({ milliseconds }) {
  delays = [];
  isMeasuring = true;
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  isMeasuring = false;
  const values = sorted(delays);
  return { count: values.length, p50: part(values, 0.5), p99: part(values, 0.99) };
}

/** Returns the maximum wait of other requests while that many replies with this text are written. */
async function burst({ server, text, count }) {
  const waits = [];
  const ended = new AbortController();
  const pinging = (async () => {
    while (!ended.signal.aborted) {
      const startedAt = performance.now();
      await get(server.port, '/mate/recommend');
      waits.push(performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const quiet = Math.max(...waits.splice(0));
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: count }, (_, index) => readToEnd(server, server.rooms?.[index] ?? floor, text)),
  );
  const took = performance.now() - startedAt;
  ended.abort();
  await pinging;
  return { quiet, slowest: Math.max(...waits), took };
}

/** Ignored by the bare server. */
const floor = { id: 'none', token: 'none' };

function send({ port }, { id, token }, text) {
  const body = JSON.stringify({ roomId: id, clientMessageId: randomUUID(), text });
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8');
  socket.write(
    `POST /girl/chat/send HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ntoken: ${token}\r\nconnection: close\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  return socket;
}

function openReader(server, room) {
  const socket = send(server, room, 'Hello');
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.once('data', (text) => {
      if (!text.startsWith('HTTP/1.1 200') || !text.includes('event-stream')) reject(new Error(text));
    });
    const note = noteTokens(resolve);
    let rest = '';
    socket.on('data', (text) => {
      const end = text.lastIndexOf('\n\n');
      if (end === -1) {
        rest += text;
        return;
      }
      for (const line of (rest + text.slice(0, end)).split('\n')) {
        if (line.startsWith('data: {')) note(textOf(JSON.parse(line.slice(6))));
      }
      rest = text.slice(end + 2);
    });
  });
}

/** Returns the text of the product's frames, and of a model's own. */
const textOf = (frame) => frame.text ?? frame.choices?.[0]?.delta.content ?? '';

/** Records when each token is read. A token counts as read when its word starts. */
function noteTokens(onFirst) {
  let dueAt = null;
  let last = '';
  return (text) => {
    const now = Date.now();
    if (dueAt === null && text !== '') {
      dueAt = Number(/@(\d+);/.exec(text)[1]);
      firsts.push(now - dueAt);
      onFirst();
    }
    const startedTokens = (last + text).match(/ (?=[^ ])/g)?.length ?? 0;
    for (let count = 0; count < startedTokens; count += 1) {
      if (isMeasuring) delays.push(now - dueAt);
      dueAt += period;
    }
    last = text.slice(-1);
  };
}

function readToEnd(server, room, text) {
  return new Promise((resolve, reject) => {
    const socket = send(server, room, text);
    let size = 0;
    socket.on('data', (part) => (size += part.length));
    socket.on('error', reject);
    socket.on('close', () => (size > 16_000 ? resolve() : reject(new Error('the reply was not read'))));
  });
}

const get = (port, path) =>
  new Promise((resolve, reject) => {
    ask({ port, path, host: '127.0.0.1' }, (response) => response.resume().on('end', resolve))
      .on('error', reject)
      .end();
  });

const sorted = (values) => Float64Array.from(values).sort();
const part = (values, share) =>
  values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

serveParent({}, { open, measure, burst });
