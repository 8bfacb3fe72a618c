import * as v from 'valibot';
import { TrialFrame, trialReply } from '../../../contract/rooms/trial.ts';
import type { TrialReplyEvent, TrialRequest } from '../../machines/trial/trial.reducers.ts';
import { ApiError } from '../http/api-error.ts';
import type { Http } from '../http/http.ts';
import { readMessages } from '../stream/sse-reader.ts';

/**
 * Requests a reply and emits its events until the stream ends. Rejects with an `ApiError`: `rejected` for an envelope or an error frame,
 * `unreachable` for a broken connection.
 */
export const readTrialReply = async (
  openStream: Http['openStream'],
  { mateId, chat, text }: TrialRequest,
  emit: (event: TrialReplyEvent) => void,
  signal: AbortSignal,
): Promise<void> => {
  const lines = chat.messages.map((message) => ({ role: message.role, text: message.text }));
  const input = { mateId, lines, seal: chat.seal, text, understood: [...chat.understood] };
  const { response, toError } = await openStream(trialReply, input, signal);
  const over = new AbortController();
  let refused: ApiError | undefined;
  const read = (value: unknown): void => {
    const frame = v.safeParse(TrialFrame, value);
    if (!frame.success) return;
    const { output } = frame;
    if (output.type !== 'error') {
      emit(toEvent(output));
      return;
    }
    refused = toError(output.code, output.message);
    over.abort();
  };
  try {
    const either = AbortSignal.any([signal, over.signal]);
    if (response.body !== null)
      await readMessages(response.body, { message: read, done: () => undefined }, either);
  } catch (cause) {
    if (!over.signal.aborted) throw new ApiError('unreachable', 'The connection broke.', { cause });
  }
  if (refused !== undefined) throw refused;
};

const toEvent = (frame: Exclude<TrialFrame, { type: 'error' }>): TrialReplyEvent => {
  switch (frame.type) {
    case 'accepted':
      return { type: 'reply.accepted', greeting: frame.greeting, help: frame.help };
    case 'delta':
      return { type: 'reply.extended', from: frame.from, text: frame.text, signature: frame.signature };
    default:
      return { type: 'reply.finished', seal: frame.seal };
  }
};
