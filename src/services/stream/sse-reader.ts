import { createParser } from 'eventsource-parser';
import { createLineFeeder } from './line-splitter.ts';

/** Callbacks of a reader of `data:` lines. */
export interface MessageSink {
  /** The JSON value of one `data:` line. */
  readonly message: (value: unknown) => void;
  /** Bytes were received. A comment line counts as a heartbeat too. */
  readonly alive?: () => void;
  /** Called exactly once, when the stream ended, broke or was aborted. */
  readonly done: (summary: ReadingSummary) => void;
}

export interface ReadingSummary {
  /** `data:` lines that are not JSON. A line that the stream's end cut off does not count. */
  readonly skipped: number;
}

export interface MessageParser {
  readonly push: (bytes: Uint8Array) => void;
  /** Reads the remaining bytes and calls `done`; a second call has no effect. */
  readonly end: () => void;
}

/**
 * Turns bytes into the messages of `data:` lines, each as soon as its line is complete. The standard's parser knows
 * the fields, but it waits for a blank line and joins the lines before it; every line is therefore fed as an event of
 * its own, so a host that leaves the blank lines out is read just the same.
 */
export const createMessageParser = (sink: MessageSink): MessageParser => {
  const decoder = new TextDecoder();
  let skipped = 0;
  let atRest = false;
  let ended = false;

  const parser = createParser({
    onEvent: ({ data }) => {
      const value = parseJson(data);
      if (value !== undefined) sink.message(value);
      else if (data !== '' && !atRest) skipped += 1;
    },
  });
  // The parser would treat three Latin letters at the start as a byte order mark; the decoder has removed a real one.
  parser.feed('\n');
  const feed = (line: string): void => parser.feed(`${line}\n\n`);
  const lines = createLineFeeder(feed, (rest) => {
    atRest = true;
    feed(rest);
  });

  const push = (bytes: Uint8Array): void => {
    if (ended || bytes.length === 0) return;
    sink.alive?.();
    lines.push(decoder.decode(bytes, { stream: true }));
  };

  const end = (): void => {
    if (ended) return;
    ended = true;
    lines.push(decoder.decode());
    lines.end();
    sink.done({ skipped });
  };

  return { push, end };
};

/**
 * Reads a body to its end. Rejects with the body's own error when it breaks and with the signal's reason when it is
 * aborted; what was received before is passed on, and `done` is called in every case.
 */
export const readMessages = async (
  body: ReadableStream<Uint8Array>,
  sink: MessageSink,
  signal?: AbortSignal,
): Promise<void> => {
  const parser = createMessageParser(sink);
  const reader = body.getReader();
  const giveUp = (): void => void reader.cancel(signal?.reason).catch(() => undefined);
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    signal?.throwIfAborted();
    for (let part = await reader.read(); !part.done; part = await reader.read()) parser.push(part.value);
    signal?.throwIfAborted();
  } finally {
    signal?.removeEventListener('abort', giveUp);
    parser.end();
    reader.releaseLock();
  }
};

const parseJson = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
};
