import { describeRefusal } from '../../model-host/describe-refusal.ts';
import { isLocalHost, secretsOf, type HostOptions } from '../../model-host/host-address.ts';
import { HostError } from '../../model-host/host-error.ts';
import type { ChatMessage } from '../../model-host/chat/host-traits.ts';
import { CompanionError, type CompanionFailure } from '../companion.ts';

/** Returns why a request to this host failed. */
export const failureOf = (
  error: unknown,
  { host, signal }: { readonly host: HostOptions; readonly signal: AbortSignal },
): CompanionFailure => {
  if (signal.aborted) {
    return 'cancelled';
  }
  if (!(error instanceof HostError)) {
    return 'broken';
  }
  if (error.kind === 'unreachable' && isLocalHost(host)) {
    return 'gone';
  }
  return isMissing(error) ? 'missing' : error.kind;
};

/** Whether a host says that it does not have the model. */
const isMissing = ({ status, words, hints }: HostError): boolean =>
  (status === 404 || status === 400) &&
  /model.{0,80}(?:not found|not_found|does not exist|not exist|not loaded)|no models? loaded|invalid model/is.test(
    `${words ?? ''} ${hints}`,
  );

const messages: Record<CompanionFailure, string> = {
  unreachable: 'The model did not answer.',
  gone: 'The program that runs the model did not answer.',
  missing: "The model's host does not have it.",
  refused: "The model's host refused.",
  failed: "The model's host failed.",
  slow: 'The model was too slow.',
  stalled: 'The model fell silent.',
  truncated: "The model's answer has no end.",
  broken: "The model's answer could not be read.",
  declined: 'The model declined to answer.',
  thoughts: 'The model spent the whole length of its answer thinking.',
  empty: "The model's answer has no text.",
  cancelled: 'The reply was stopped.',
};

interface FailedRequest {
  readonly cause: unknown;
  readonly host: HostOptions;
  /** The messages that were sent. */
  readonly messages: readonly ChatMessage[];
}

/** Creates the error of a request, with what the host said as far as it is fit for a log. */
export const toCompanionError = (failure: CompanionFailure, request?: FailedRequest): CompanionError => {
  const cause = request?.cause;
  const error = new CompanionError(failure, messages[failure], cause === undefined ? {} : { cause });
  if (cause instanceof HostError && request !== undefined) {
    const sent = request.messages.map(({ content }) => content);
    const secrets = secretsOf(request.host);
    error.host = { status: cause.status, words: describeRefusal(cause, { sent, secrets }) };
  }
  return error;
};

/** Throws a `broken` CompanionError for an answer that has another form than was asked for. */
export const usable = <Answer>(answer: Answer | null): Answer => {
  if (answer === null) throw toCompanionError('broken');
  return answer;
};
