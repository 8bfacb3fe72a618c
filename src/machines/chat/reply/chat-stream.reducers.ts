import { code as codes } from '../../../../contract/envelope.ts';
import type {
  Accepted,
  ChatStreamContext,
  ChatStreamInput,
  DeltaBatch,
  ReplyOutcome,
  ReplyRequest,
} from './chat-stream.types.ts';
import type { Failure } from '../../shared/failure.ts';

/** How many attempts without new text follow each other before the reply fails. */
export const tryLimit = 9;

/** Whether a retry can succeed: no answer, a broken connection, or a busy server. */
export const isTransient = (failure: Failure | null): boolean => {
  const { kind, code = 0 }: Pick<Failure, 'kind' | 'code'> = failure ?? { kind: 'unreachable' };
  if (kind === 'rejected') return code === codes.unavailable;
  return kind === 'unreachable' || (kind === 'stream' && (code === 0 || code >= 500));
};

/** What to request next: the whole reply or, once it is accepted, what follows the last piece. */
export const missingOf = ({ request, replyId, last, text }: ChatStreamContext): ReplyRequest =>
  replyId === null ? request : { kind: 'resume', replyId, after: last, text };

/** A request of which nothing was read yet; one that is resumed continues after the text that is shown. */
export const createContext = ({ parentRef, request }: ChatStreamInput): ChatStreamContext => ({
  parentRef,
  request,
  replyId: request.kind === 'resume' ? request.replyId : null,
  messageId: 'messageId' in request ? request.messageId : null,
  last: request.kind === 'resume' ? request.after : 0,
  text: request.kind === 'resume' || request.kind === 'continue' ? request.text : '',
  tries: 0,
  failure: null,
  message: null,
  benefits: null,
});

/**
 * The text with these pieces and the number of the last one. The first piece begins the reply: it has what is shown of a
 * reply that is continued.
 */
export const withPieces = (
  { last, text }: Pick<ChatStreamContext, 'last' | 'text'>,
  { from, pieces }: Pick<DeltaBatch, 'from' | 'pieces'>,
): Pick<ChatStreamContext, 'last' | 'text'> => ({
  text: (last === 0 ? '' : text) + pieces.slice(last + 1 - from).join(''),
  last: from + pieces.length - 1,
});

export const acceptedBy = ({ messageId, replyId, help, learned }: Accepted): Accepted => ({
  messageId,
  replyId,
  ...(help === undefined ? {} : { help }),
  ...(learned === undefined ? {} : { learned }),
});

export const outcomeOf = (outcome: ReplyOutcome['outcome'], context: ChatStreamContext): ReplyOutcome => ({
  outcome,
  replyId: context.replyId,
  messageId: context.messageId,
  text: context.text,
  message: context.message,
  benefits: context.benefits,
  failure: outcome === 'failed' ? context.failure : null,
});
