import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A request as a host received it. */
export interface ReceivedRequest {
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** Answers one request; `body` is what was sent. */
export type HostAnswer = (response: ServerResponse, body: string, request: IncomingMessage) => unknown;

export interface ScriptedHost {
  /** The address with `/v1`. */
  readonly url: string;
  readonly origin: string;
  readonly requests: readonly ReceivedRequest[];
  readonly stop: () => Promise<void>;
}

/** Answers a question how a model is loaded as a host does that knows none of those calls. */
export const answerNoQuestions = (
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
): boolean => {
  const isQuestion = method === 'GET' || method === 'HEAD' || /\/api\/(?:show|generate)$/.test(url);
  if (isQuestion) {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"not found"}');
  }
  return isQuestion;
};

/**
 * Starts a real host on this machine that answers as a test wants. Questions how a model is loaded get the status 404 and are not
 * recorded, unless it is `askable`.
 */
export const startScriptedHost = async (
  answer: HostAnswer,
  { askable = false }: { readonly askable?: boolean } = {},
): Promise<ScriptedHost> => {
  const requests: ReceivedRequest[] = [];
  const host = createServer((request, response) => {
    if (!askable && answerNoQuestions(request, response)) return;
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      requests.push({ url: request.url ?? '', authorization: request.headers.authorization, body });
      answer(response, body, request);
    });
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  const address = host.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const origin = `http://127.0.0.1:${String(port)}`;
  return {
    url: `${origin}/v1`,
    origin,
    requests,
    stop: async () => {
      host.close();
      host.closeAllConnections();
      await once(host, 'close');
    },
  };
};

/** An event of a stream. */
export const event = (value: unknown): string =>
  `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`;

/** A piece of an answer; with a reason, its last one. */
export const delta = (content: unknown, finish: string | null = null) => ({
  choices: [{ index: 0, delta: { content }, finish_reason: finish }],
});

/** Writes these texts as one stream, and ends it. */
export const writeStream =
  (...texts: readonly string[]): HostAnswer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    texts.forEach((text) => response.write(text));
    response.end();
  };

export const writeJson =
  (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): HostAnswer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
  };
