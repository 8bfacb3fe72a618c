import * as v from 'valibot';
import { ChangeFrame, changes } from '../../../contract/changes.ts';
import { ApiError } from '../http/api-error.ts';
import type { Http } from '../http/http.ts';
import { readMessages } from './sse-reader.ts';
import type { ChangeStreamEvent } from '../../machines/chat/history/change-feed.machine.ts';

interface ChangeReaderOptions {
  readonly openStream: Http['openStream'];
  /** Receives the number of unreadable lines of a stream, never their content. */
  readonly logSkipped: (lines: number) => void;
}

/** Reads the feed after a number (null: from now on) and emits its events until it ends. */
export type ReadChanges = (
  after: number | null,
  emit: (event: ChangeStreamEvent) => void,
  signal: AbortSignal,
) => Promise<void>;

/**
 * Creates a reader of the feed of changes. It rejects with an `ApiError`: `expired` or `rejected` for an envelope or an error
 * frame, `stream` for a response that is not a stream, `unreachable` for a broken connection.
 */
export const createChangeReader =
  ({ openStream, logSkipped }: ChangeReaderOptions): ReadChanges =>
  async (after, emit, signal) => {
    const input = after === null ? {} : { after: String(after) };
    const { response, toError } = await openStream(changes, input, signal);
    if (response.body === null) return;
    const over = new AbortController();
    let refused: ApiError | undefined;
    let skipped = 0;

    const read = (value: unknown): void => {
      const frame = v.safeParse(ChangeFrame, value);
      if (!frame.success) {
        skipped += 1;
        return;
      }
      const { output } = frame;
      if (output.type === 'error') {
        refused = toError(output.code, output.message, output.reason);
        over.abort();
      } else if (output.type === 'opened') emit({ type: 'stream.opened', seq: output.seq });
      else {
        const subject = output.type === 'room' ? { roomId: output.roomId } : output.type;
        emit({ type: 'change.received', seq: output.seq, subject });
      }
    };

    try {
      await readMessages(
        response.body,
        {
          message: read,
          alive: () => emit({ type: 'stream.heartbeat' }),
          done: (summary) => {
            if (summary.skipped + skipped > 0) logSkipped(summary.skipped + skipped);
          },
        },
        AbortSignal.any([signal, over.signal]),
      );
    } catch (cause) {
      if (!over.signal.aborted) throw new ApiError('unreachable', 'The connection broke.', { cause });
    }
    if (refused !== undefined) throw refused;
  };
