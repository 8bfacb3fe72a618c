import { createParser } from 'eventsource-parser';

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
 * Turns bytes into the messages of `data:` lines, each as soon as its line is complete. The standard's parser waits for
 * a blank line and joins the `data:` lines before it; blank lines are therefore added behind the last complete line of
 * each chunk, unless it is blank, and the joined lines read one by one, so that a host that leaves out the blank lines is
 * read too.
 */
export const createMessageParser = (sink: MessageSink): MessageParser => {
  const decoder = new TextDecoder();
  let skipped = 0;
  let isCutOff = false;
  let ended = false;

  const read = (line: string): void => {
    const value = parseJson(line);
    if (value !== undefined) sink.message(value);
    else if (line !== '' && !isCutOff) skipped += 1;
  };
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data.includes('\n')) data.split('\n').forEach(read);
      else read(data);
    },
  });
  // The parser would treat three Latin letters at the start as a byte order mark; the decoder has removed a real one.
  parser.feed('\n');

  const feed = (text: string): void => {
    const end = findEnd(text);
    if (end === 0 || text.endsWith('\n\n', end)) {
      parser.feed(text);
      return;
    }
    parser.feed(text.slice(0, end));
    // Two, because the first one completes a CRLF where the text ends with a CR.
    parser.feed('\n\n');
    parser.feed(text.slice(end));
  };

  const push = (bytes: Uint8Array): void => {
    if (ended || bytes.length === 0) return;
    sink.alive?.();
    feed(decoder.decode(bytes, { stream: true }));
  };

  const end = (): void => {
    if (ended) return;
    ended = true;
    isCutOff = true;
    feed(`${decoder.decode()}\n`);
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

/** Returns the end of the last complete line. A search from the start is far faster, and most chunks have no CR. */
const findEnd = (text: string): number => {
  const end = text.includes('\n') ? text.lastIndexOf('\n') + 1 : 0;
  return text.includes('\r') ? Math.max(end, text.lastIndexOf('\r') + 1) : end;
};

const parseJson = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
};
