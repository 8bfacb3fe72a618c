import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { StreamFrame } from '../../contract/chat.ts';

/** A response written frame by frame: one `data:` line and a blank line each. */
export interface EventStream {
  send(frame: StreamFrame): void;
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
export const openEventStream = (reply: FastifyReply): EventStream => {
  reply.hijack();
  const response = reply.raw;
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
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

const encode = (frame: StreamFrame): string =>
  frame.type === 'delta'
    ? `id: ${String(frame.seq)}\ndata: ${JSON.stringify(frame)}\n\n`
    : `data: ${JSON.stringify(frame)}\n\n`;

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
