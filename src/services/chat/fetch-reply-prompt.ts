import { code } from '../../../contract/envelope.ts';
import { replyPrompt, type ReplyPrompt } from '../../../contract/replies/reply-prompt.ts';
import { toFailure } from '../../machines/shared/failure.ts';
import type { Http } from '../http/http.ts';

/** Returns what a reply was written from; null where that is not stored. */
export async function fetchReplyPrompt(
  call: Http['call'],
  input: { readonly messageId: string },
  signal: AbortSignal,
): Promise<ReplyPrompt | null> {
  try {
    return await call(replyPrompt, input, signal);
  } catch (error) {
    if (toFailure(error).code !== code.notFound) throw error;
    return null;
  }
}
