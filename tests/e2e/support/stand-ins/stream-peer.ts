import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import type { ChangeFrame } from '../../../../contract/changes.ts';
import type { StreamFrame } from '../../../../contract/rooms/chat.ts';
import type { TrialFrame } from '../../../../contract/rooms/trial.ts';
import { until } from './gate.ts';

/** The types of the frames after which the server sends no more of a reply. */
const lastFrames: ReadonlySet<string> = new Set(['done', 'error']);

/**
 * A server of the test's own that responds to the page's streaming calls chunk by chunk, as the test demands. A
 * response that Playwright fulfills itself would arrive all at once.
 */
export class StreamPeer {
  readonly #server: Server;
  #open: ServerResponse[] = [];

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Starts the server and redirects the page's calls of these paths to it. The server ends with the page. */
  static async start(page: Page, paths: readonly string[]): Promise<StreamPeer> {
    const server = createServer();
    const peer = new StreamPeer(server);
    server.on('request', (_request, response: ServerResponse) => {
      peer.#open.push(response);
      response.on('close', () => (peer.#open = peer.#open.filter((other) => other !== response)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    page.once('close', () => peer.#close());
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the stream peer has no port');
    const target = `http://127.0.0.1:${address.port}/`;
    await page.route(
      (url) => paths.includes(url.pathname),
      (route) => route.continue({ url: target }),
    );
    return peer;
  }

  /** Sends one frame on the newest stream, and opens the stream with the first frame. The last frame of a reply ends it. */
  async send(frame: StreamFrame | ChangeFrame | TrialFrame): Promise<void> {
    const stream = await this.#begun();
    stream.write(`data: ${JSON.stringify(frame)}\n\n`);
    if (lastFrames.has(frame.type)) this.#finish(stream);
  }

  /** Returns whether a call waits for its response, or for more of it. */
  get isAsked(): boolean {
    return this.#open.length > 0;
  }

  /** Waits until a call has arrived. */
  async arrive(): Promise<void> {
    await this.#newest();
  }

  /** Sends only the headers of a response. */
  async open(): Promise<void> {
    await this.#begun();
  }

  /** Sends a heartbeat, which only shows that the connection is alive. */
  async beat(): Promise<void> {
    const stream = await this.#begun();
    stream.write(':\n\n');
  }

  /** Ends the newest stream in order. */
  async end(): Promise<void> {
    const stream = await this.#begun();
    this.#finish(stream);
  }

  /** Breaks the connection of the newest stream. */
  async cut(): Promise<void> {
    const stream = await this.#newest();
    stream.destroy();
    this.#drop(stream);
  }

  #close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #begun(): Promise<ServerResponse> {
    const stream = await this.#newest();
    if (!stream.headersSent) stream.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    return stream;
  }

  #newest(): Promise<ServerResponse> {
    return until(() => this.#open.at(-1), 'a stream');
  }

  #finish(stream: ServerResponse): void {
    stream.end();
    this.#drop(stream);
  }

  #drop(stream: ServerResponse): void {
    this.#open = this.#open.filter((other) => other !== stream);
  }
}
