import { toFailure, type Failure } from '../machines/shared/failure.ts';
import { replyReaderCode } from '../on-demand/chat-code.ts';
import { ApiError } from '../services/http/api-error.ts';
import type { ReadReply } from '../services/stream/chat-stream.ts';
import { nextFrame } from '../services/browser/animation-frame.ts';
import type { Http } from '../services/http/http.ts';
import { logFailure } from '../services/shared/report.ts';

/** A reader of replies whose code is on its way. Where it does not come, that is as if the server did not answer. */
export const lateReader = (openStream: Http['openStream']) => {
  const read: ReadReply = async (request, tell, signal) => {
    const createReplyReader = await code();
    const streamReply = createReplyReader({
      openStream,
      schedule: nextFrame,
      logSkipped: (lines) => logFailure(`${lines} lines of a stream could not be read`, unreadable),
    });
    // Who asked may have given up meanwhile.
    signal.throwIfAborted();
    await streamReply(request, tell, signal);
  };
  const fetch = () => {
    code().catch((error: unknown) => logFailure('the reader of replies', toFailure(error)));
  };
  return { read, fetch };
};

const code = async () => {
  try {
    return await replyReaderCode.get();
  } catch (cause) {
    throw new ApiError('unreachable', 'What reads replies did not come.', { cause });
  }
};

const unreadable: Failure = { kind: 'stream', message: '' };
