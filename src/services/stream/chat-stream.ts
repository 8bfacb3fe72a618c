import * as v from 'valibot';
import {
  anotherReply,
  continueReply,
  resume,
  retry,
  send,
  StreamFrame,
} from '../../../contract/rooms/chat.ts';
import type { ReplyRequest, StreamEvent } from '../../machines/chat/reply/chat-stream.reducers.ts';
import { toFailure } from '../../machines/shared/failure.ts';
import { ApiError } from '../http/api-error.ts';
import type { Schedule } from '../browser/animation-frame.ts';
import type { Http, OpenedStream } from '../http/http.ts';
import { readMessages } from './sse-reader.ts';

export interface ReplyReaderOptions {
  readonly openStream: Http['openStream'];
  /** Schedules the emission of received deltas. */
  readonly schedule: Schedule;
  /** Receives the number of unreadable lines of a stream, never their content. */
  readonly logSkipped: (lines: number) => void;
}

/** Requests a reply and emits its events until it ends. */
export type ReadReply = (
  request: ReplyRequest,
  emit: (event: StreamEvent) => void,
  signal: AbortSignal,
) => Promise<void>;

/**
 * Requests a reply and emits events until the stream ends. Deltas are batched, at most one batch a frame. Rejects with
 * an `ApiError`: `expired` or `rejected` for an envelope or an error frame without the stored reply, `stream` for a response that
 * is not a stream, `unreachable` for a broken connection.
 */
export const createReplyReader =
  ({ openStream, schedule, logSkipped }: ReplyReaderOptions): ReadReply =>
  async (request, emit, signal) => {
    const { response, toError } = await openReply(openStream, request, signal);
    if (response.body === null) return;
    const batch = createBatch(emit, schedule);
    const finished = new AbortController();
    let refused: ApiError | undefined;
    let skipped = 0;

    const onFrame = (value: unknown): void => {
      const frame = v.safeParse(StreamFrame, value);
      if (finished.signal.aborted || signal.aborted) return;
      if (!frame.success) {
        skipped += 1;
        return;
      }
      if (frame.output.type === 'delta') {
        batch.add(frame.output);
        return;
      }
      batch.flush();
      if (frame.output.type === 'error') {
        const { code, message, reply, reason } = frame.output;
        const error = toError(code, message, reason);
        if (reply === undefined) refused = error;
        else emit({ type: 'stream.broken', message: reply, failure: toFailure(error) });
        finished.abort();
        return;
      }
      if (frame.output.type === 'accepted') {
        const { messageId, replyId, help, learned } = frame.output;
        emit({
          type: 'stream.accepted',
          messageId,
          replyId,
          ...(help === undefined ? {} : { help }),
          ...(learned === undefined ? {} : { learned }),
        });
        return;
      }
      if (frame.output.type === 'thinking') {
        emit({ type: 'stream.thinking' });
        return;
      }
      if (frame.output.type === 'model') {
        const { state, name, tokens = 0 } = frame.output;
        emit({ type: 'stream.model', state, name, tokens });
        return;
      }
      const { message, benefits } = frame.output;
      emit({ type: 'stream.finished', message, benefits });
      finished.abort();
    };

    const done = (summary: { readonly skipped: number }): void => {
      batch.flush();
      if (summary.skipped + skipped > 0) logSkipped(summary.skipped + skipped);
    };

    try {
      const either = AbortSignal.any([signal, finished.signal]);
      await readMessages(response.body, { message: onFrame, alive: batch.touch, done }, either);
    } catch (cause) {
      if (!finished.signal.aborted) throw new ApiError('unreachable', 'The connection broke.', { cause });
    } finally {
      batch.drop();
    }
    if (refused !== undefined) throw refused;
  };

const openReply = (
  openStream: Http['openStream'],
  request: ReplyRequest,
  signal: AbortSignal,
): Promise<OpenedStream> => {
  if (request.kind === 'send') {
    const { roomId, clientMessageId, text, edits } = request;
    return openStream(send, { roomId, clientMessageId, text, edits }, signal);
  }
  if (request.kind === 'resume') {
    return openStream(resume, { replyId: request.replyId, after: request.after }, signal);
  }
  const { kind, messageId, clientReplyId } = request;
  if (kind === 'another') {
    return openStream(anotherReply, { messageId, clientReplyId, hint: request.hint }, signal);
  }
  return openStream(kind === 'retry' ? retry : continueReply, { messageId, clientReplyId }, signal);
};

interface Piece {
  readonly replyId: string;
  readonly seq: number;
  readonly text: string;
}

/** Batches deltas and emits them together; without deltas it emits a heartbeat. */
const createBatch = (emit: (event: StreamEvent) => void, schedule: Schedule) => {
  let pieces: Piece[] = [];
  let cancel: (() => void) | undefined;

  const drop = (): void => {
    cancel?.();
    cancel = undefined;
    pieces = [];
  };

  const flush = (): void => {
    const [first] = pieces;
    const texts = pieces.map(({ text }) => text);
    drop();
    if (first !== undefined) {
      emit({ type: 'stream.delta', replyId: first.replyId, from: first.seq, pieces: texts });
    }
  };

  const wake = (): void => {
    cancel = undefined;
    if (pieces.length === 0) emit({ type: 'stream.heartbeat' });
    else flush();
  };

  const touch = (): void => {
    cancel ??= schedule(wake);
  };

  const add = (piece: Piece): void => {
    const last = pieces.at(-1);
    if (last !== undefined && (piece.seq !== last.seq + 1 || piece.replyId !== last.replyId)) flush();
    pieces.push(piece);
    touch();
  };

  return { add, touch, flush, drop };
};
