import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A request as the host received it. */
export interface ReceivedSound {
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: Buffer;
}

export interface TranscriptionHost {
  /** The address with `/v1`. */
  readonly url: string;
  /** What was received completely. */
  readonly requests: readonly ReceivedSound[];
  /** How many requests were begun. */
  readonly begun: () => number;
  /** Sets how further requests are answered. */
  answer(next: (response: ServerResponse, request: IncomingMessage) => unknown): void;
  stop(): Promise<void>;
}

/** Answers with a text, as a host for transcriptions does. */
export const says =
  (text: unknown, status = 200) =>
  (response: ServerResponse): unknown =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ text }));

/** Starts a real host for transcriptions on this machine. Like whisper it hears thanks in everything. */
export const startTranscriptionHost = async (): Promise<TranscriptionHost> => {
  const requests: ReceivedSound[] = [];
  let answer: Parameters<TranscriptionHost['answer']>[0] = says('Thank you for watching.');
  let begun = 0;
  const host = createServer((request, response) => {
    begun += 1;
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url = '', headers } = request;
      requests.push({ url, authorization: headers.authorization, body: Buffer.concat(parts) });
      answer(response, request);
    });
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  const address = host.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${String(port)}/v1`,
    requests,
    begun: () => begun,
    answer: (next) => {
      answer = next;
    },
    stop: async () => {
      host.close();
      host.closeAllConnections();
      await once(host, 'close');
    },
  };
};
