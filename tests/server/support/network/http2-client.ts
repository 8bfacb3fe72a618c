import {
  connect,
  type ClientHttp2Session,
  type ClientHttp2Stream,
  type IncomingHttpHeaders,
} from 'node:http2';
import { once } from 'node:events';

/** A response whose body is read piece by piece. */
export interface Http2Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Resolves with everything read so far once it contains the text; rejects when the stream ends before. */
  until(text: string): Promise<string>;
  /** Resolves with the whole body. */
  all(): Promise<string>;
}

export interface Http2Client {
  readonly protocol: string | undefined;
  send(path: string, headers: Record<string, string>, body?: unknown): Promise<Http2Answer>;
  close(): void;
}

/** Connects to an https origin that speaks HTTP/2. The certificate of a test is not checked. */
export const connectHttp2 = async (origin: string): Promise<Http2Client> => {
  const session: ClientHttp2Session = connect(origin, { rejectUnauthorized: false });
  await once(session, 'connect');
  return {
    protocol: session.alpnProtocol,
    send: async (path, headers, body) => {
      const stream = session.request({
        ':path': path,
        ':method': body === undefined ? 'GET' : 'POST',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      });
      stream.end(body === undefined ? undefined : JSON.stringify(body));
      return answerOf(stream);
    },
    close: () => session.destroy(),
  };
};

const answerOf = async (stream: ClientHttp2Stream): Promise<Http2Answer> => {
  const headers = await new Promise<IncomingHttpHeaders & { ':status'?: number }>((resolve, reject) => {
    stream.once('response', resolve);
    stream.once('error', reject);
  });
  stream.setEncoding('utf8');
  const pieces: AsyncIterator<string> = stream[Symbol.asyncIterator]();
  let read = '';
  return {
    status: headers[':status'] ?? 0,
    headers,
    until: async (text) => {
      while (!read.includes(text)) {
        const piece = await pieces.next();
        if (piece.done === true) {
          throw new Error(`The stream ended with: ${read}`);
        }
        read += piece.value;
      }
      return read;
    },
    all: async () => {
      for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next()) {
        read += piece.value;
      }
      return read;
    },
  };
};
