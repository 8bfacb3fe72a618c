import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  /** 0 when the server closed the connection without a response. */
  readonly status: number;
  /** The status line and the headers. */
  readonly head: string;
  readonly body: string;
}

/** Sends a request unchanged, even one that no well-behaved client would send. */
export const rawRequest = (
  url: string,
  line: string,
  headers: readonly string[] = [],
  body = '',
): Promise<RawAnswer> => {
  const { hostname, port, host } = new URL(url);
  const hasHost = headers.some((header) => /^host:/i.test(header));
  const head = [line, ...(hasHost ? [] : [`Host: ${host}`]), 'Connection: close', ...headers];
  const socket = connect(Number(port), hostname);
  // Not ended: the server is asked to close the connection, and drops the response when the client does so first.
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  return answerOn(socket);
};

/** Sends only these bytes, and reads until the server closes the connection. */
export const rawBytes = (
  to: { hostname: string; port: number },
  bytes: string | Buffer,
): Promise<RawAnswer> => {
  const socket = connect(to.port, to.hostname);
  socket.end(bytes);
  return answerOn(socket);
};

const answerOn = (socket: Socket): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A server that closes the connection on invalid input has responded too.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      const [head = '', ...rest] = text.split('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
        head,
        body: rest.join('\r\n\r\n'),
      });
    });
  });
