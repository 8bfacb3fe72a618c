import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { answerNoQuestions } from './scripted-host.ts';

/** How a host answers one request. */
export type ModelAnswer = (response: ServerResponse) => unknown;

export interface ModelHost {
  /** The base URL, up to and with `/v1`. */
  readonly url: string;
  /** Sets how all further requests are answered. */
  answer(next: ModelAnswer): void;
  /** Stops listening and cuts open answers. */
  stop(): Promise<void>;
  /** Listens again on the same port. */
  start(): Promise<void>;
}

/** Starts a real host of a model on this machine, which fails as the test wants. As `startScriptedHost` in questions. */
export const startModelHost = async ({
  askable = false,
}: { readonly askable?: boolean } = {}): Promise<ModelHost> => {
  let answer: ModelAnswer = writeReply('Hello.');
  let port = 0;
  const host = createServer((request, response) => {
    if (!askable && answerNoQuestions(request, response)) return;
    request.resume();
    answer(response);
  });
  const start = async () => {
    host.listen(port, '127.0.0.1');
    await once(host, 'listening');
    const address = host.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  };
  await start();
  return {
    url: `http://127.0.0.1:${String(port)}/v1`,
    start,
    answer: (next) => {
      answer = next;
    },
    stop: async () => {
      if (!host.listening) return;
      host.close();
      host.closeAllConnections();
      await once(host, 'close');
    },
  };
};

/** Begins an answer with these events. */
export const beginReply = (response: ServerResponse, ...events: string[]): ServerResponse => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  events.forEach((event) => response.write(event));
  return response;
};

/** An event with a piece of text, or with the reason why the text ends. */
export const piece = (content: string, finishReason: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finishReason }] })}\n\n`;

/** Answers with the whole text. */
export const writeReply =
  (text: string): ModelAnswer =>
  (response) =>
    beginReply(response, piece(text), piece('', 'stop'), 'data: [DONE]\n\n').end();
