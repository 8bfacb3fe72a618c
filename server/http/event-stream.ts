import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** A part of a stream. A frame with a number has it as its `id:` too. */
interface Frame {
  readonly type: string;
  readonly seq?: number;
}

/** A response written frame by frame: one `data:` line and a blank line each. */
export interface EventStream<AnyFrame extends Frame> {
  send(frame: AnyFrame): void;
  end(): void;
  /** Calls the listener once, when the reader has disconnected or the stream has ended. */
  onClose(listener: () => void): void;
}

/**
 * More than the largest reply with its end. A reader with this many unsent bytes has stopped reading: its connection is
 * closed, and it may reconnect.
 */
const maxBufferedBytes = 512 * 1024;
/**
 * The interval of comment lines, which let both sides distinguish an idle connection from a dead one. In milliseconds.
 */
const heartbeatInterval = 10_000;

const openResponses = new Set<ServerResponse>();
let heartbeat: NodeJS.Timeout | null = null;

/** Takes over the response from Fastify, with the headers set so far. */
export const openEventStream = <AnyFrame extends Frame>(reply: FastifyReply): EventStream<AnyFrame> => {
  reply.hijack();
  const response = reply.raw;
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    // A proxy that compresses would hold frames back.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  };
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value ?? '');
  }
  response.flushHeaders();
  response.on('error', () => response.destroy());
  openResponses.add(response);
  response.once('close', () => openResponses.delete(response));
  heartbeat ??= setInterval(sendHeartbeats, heartbeatInterval).unref();
  return {
    send: (frame) => writeText(response, encode(frame)),
    end: () => response.end(),
    onClose: (listener) => {
      if (response.closed) {
        listener();
      } else {
        response.once('close', listener);
      }
    },
  };
};

const encode = (frame: Frame): string =>
  `${frame.seq === undefined ? '' : `id: ${String(frame.seq)}\n`}data: ${JSON.stringify(frame)}\n\n`;

const writeText = (response: ServerResponse, text: string): void => {
  if (response.destroyed || response.writableEnded) {
    return;
  }
  response.write(text);
  if (response.writableLength > maxBufferedBytes) {
    response.destroy();
  }
};

const sendHeartbeats = (): void => {
  for (const response of openResponses) {
    writeText(response, ': \n\n');
  }
  if (openResponses.size === 0 && heartbeat !== null) {
    clearInterval(heartbeat);
    heartbeat = null;
  }
};
