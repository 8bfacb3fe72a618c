import type { IncomingMessage } from 'node:http';
import { EventLines, type HostEvent } from './event-lines.ts';
import type { HostOptions } from '../host-address.ts';
import { HostError } from '../host-error.ts';
import { post } from '../post.ts';
import type { Chunk } from './read-chunk.ts';
import { Watch, type Waits } from './watch.ts';

export interface AnswerRequest {
  readonly host: HostOptions;
  /** Below the base address, without a leading slash. */
  readonly path: string;
  /** Reads one event of the answer. Throws `HostError`. */
  readonly read: (value: unknown, isError: boolean) => Chunk;
  readonly body: unknown;
  readonly waits: Waits;
  /** How often a busy host is asked again. */
  readonly retries: number;
  readonly signal: AbortSignal;
}

/**
 * Streams one chat completion. It is complete with the end mark, with a finish reason that says so, or with a connection
 * that closes after one; every other end is a `HostError`.
 */
export async function* streamAnswer(request: AnswerRequest): AsyncGenerator<Chunk, void, void> {
  const watch = new Watch(request.waits, request.signal);
  const end = { finish: null as string | null, isMarked: false };
  let text = '';
  try {
    const { host, path, read, body, retries } = request;
    const response = await post({
      host,
      path,
      body,
      retries,
      signal: watch.signal,
      onAnswer: watch.touch,
    });
    for await (const event of eventsOf(response, watch.touch)) {
      if (event.kind === 'end' || end.isMarked) {
        end.isMarked = true;
        if (response.complete) {
          // Read to its end, the connection can be used again.
          continue;
        }
        break;
      }
      const chunk = newIn(read(event.value, event.isError), text);
      text += chunk.content;
      if (chunk.content !== '') {
        watch.wrote();
      }
      if (chunk.finish !== null) {
        end.finish = chunk.finish;
        watch.finished();
      }
      if (chunk.content !== '' || chunk.isThinking || chunk.isRefusal || chunk.usage !== null) {
        yield chunk;
        // The reader may have waited before it asked for the next piece.
        watch.touch();
      }
    }
  } catch (error) {
    if (!isComplete(end, watch, error)) {
      throw toHostError(error, watch);
    }
  } finally {
    watch.close();
  }
  judge(end);
}

/** Some hosts end a stream with a message that has all of the text once more; others send pieces in such messages. */
const newIn = (chunk: Chunk, text: string): Chunk => {
  const said = text.trim();
  const whole = chunk.content.trimStart();
  const isRepeated =
    chunk.isWhole &&
    said !== '' &&
    whole.startsWith(said) &&
    (chunk.finish !== null || whole.length > said.length);
  return isRepeated ? { ...chunk, content: whole.slice(said.length) } : chunk;
};

interface End {
  readonly finish: string | null;
  readonly isMarked: boolean;
}

/** An error of the connection after the finish reason does not matter. */
const isComplete = ({ finish }: End, watch: Watch, error: unknown): boolean =>
  finish !== null &&
  watch.reason !== 'cancelled' &&
  !(error instanceof HostError && error.kind === 'refused');

const toHostError = (error: unknown, watch: Watch): HostError => {
  const { reason } = watch;
  if (reason !== null && reason !== 'ended') {
    const isUnreachable = error instanceof HostError && error.kind === 'unreachable' && reason === 'slow';
    return new HostError(isUnreachable ? 'unreachable' : reason, { cause: error });
  }
  return error instanceof HostError ? error : new HostError('broken', { cause: error });
};

async function* eventsOf(
  response: IncomingMessage,
  touch: () => void,
): AsyncGenerator<HostEvent, void, void> {
  const lines = new EventLines();
  response.setEncoding('utf8');
  for await (const text of response) {
    touch();
    yield* lines.feed(String(text));
  }
  yield* lines.end();
}

const judge = ({ finish, isMarked }: End): void => {
  const reason = (finish ?? '').toLowerCase().replace(/^finish_reason_/, '');
  if (filtered.has(reason)) {
    throw new HostError('refused', { status: 200, words: `finish reason ${reason}` });
  }
  if (finish === null ? !isMarked : !complete.has(reason)) {
    throw new HostError('truncated', { words: finish });
  }
};

/** The reasons with which hosts end a complete answer; every other one counts as cut. */
const complete = new Set([
  'stop',
  'stop_sequence',
  'stop_token',
  'eos',
  'eos_token',
  'end',
  'end_turn',
  'end_of_text',
  'complete',
  'completed',
  'finished',
  'done',
  'normal',
  'success',
  'tool_calls',
  'tool_use',
  'function_call',
]);

const filtered = new Set(['content_filter', 'refusal', 'safety', 'blocklist', 'prohibited_content']);
