/** Many readers of many replies, on plain sockets: what they cost must not be taken for the server's. */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';

/** Opens one reply for each of `count`, and resolves once all of them have begun. */
export async function openReaders({ port, token, rooms }, count) {
  const late = { values: [], isMeasuring: false };
  const sockets = [];
  for (let index = 0; index < count; index += 1) {
    sockets.push(await openReader(port, token, rooms?.[index] ?? 'floor', late));
  }
  return {
    /** Forgets what was, and measures for so many milliseconds: how late each token came, in order of lateness. */
    measure: async (milliseconds) => {
      late.values = [];
      late.isMeasuring = true;
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      late.isMeasuring = false;
      return Float64Array.from(late.values).sort();
    },
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}

function openReader(port, token, roomId, late) {
  const body = JSON.stringify({ roomId, clientMessageId: randomUUID(), text: 'Hello' });
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  socket.write(
    `POST /girl/chat/send HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ntoken: ${token}\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.once('data', (text) => {
      const isOpen = text.startsWith('HTTP/1.1 200') && text.includes('event-stream');
      return isOpen ? resolve(socket) : reject(new Error(text));
    });
    socket.on('data', (text) => {
      if (late.isMeasuring) note(text, late.values);
    });
  });
}

/** Each token tells when it was due: `@1700000000000;`. */
function note(text, values) {
  const now = Date.now();
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const end = text.indexOf(';', at);
    if (end !== -1) values.push(now - Number(text.slice(at + 1, end)));
  }
}
