import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { authorizationOf, endpointOf, type HostOptions } from '../host-address.ts';
import { HostError } from '../host-error.ts';

export interface FileRequest {
  readonly host: HostOptions;
  /** Below the base address, without a leading slash. */
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly file: {
    readonly name: string;
    readonly type: string;
    /** In bytes. */
    readonly length: number;
    /** What it throws is thrown on. */
    readonly content: AsyncIterable<Buffer>;
  };
  readonly signal: AbortSignal;
}

/**
 * Sends a form with a file to a host while the file arrives, without storing it, and returns the response of a success. A stream can't
 * be sent twice: redirects and busy hosts fail. Throws `HostError`.
 */
export const sendFile = async (request: FileRequest): Promise<IncomingMessage> => {
  const { host, path, file, signal } = request;
  const boundary = `mates-${randomUUID()}`;
  const url = endpointOf(host, path);
  const authorization = authorizationOf(host);
  const head = toHead(request, boundary);
  const tail = `\r\n--${boundary}--\r\n`;
  const outgoing = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    method: 'POST',
    signal,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      // Small hosts read no body of unknown length.
      'content-length': Buffer.byteLength(head) + file.length + Buffer.byteLength(tail),
      accept: 'application/json',
      ...(authorization === null ? {} : { authorization }),
    },
  });
  const toHostError = (cause: unknown) =>
    new HostError(signal.aborted ? 'cancelled' : 'unreachable', { cause });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on('response', resolve).on('error', (cause) => reject(toHostError(cause)));
  });
  // A host may refuse before it has read the file, and nothing waits for room after a failure.
  const ended = answer.then(
    () => true,
    () => true,
  );
  try {
    outgoing.write(head);
    for await (const part of file.content) {
      const isFull = !outgoing.write(part);
      if (outgoing.destroyed) break;
      if (isFull) await Promise.race([once(outgoing, 'drain', { signal }), ended]);
    }
    outgoing.end(tail);
    const response = await answer;
    const status = response.statusCode ?? 0;
    if (status >= 200 && status < 300) return response;
    throw new HostError(status < 500 ? 'refused' : 'failed', { status });
  } catch (error) {
    outgoing.destroy();
    throw signal.aborted && !(error instanceof HostError) ? toHostError(error) : error;
  }
};

const toHead = ({ fields, file }: FileRequest, boundary: string): string =>
  [
    ...Object.entries(fields).map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\n`,
    `content-type: ${file.type}\r\n\r\n`,
  ].join('');
