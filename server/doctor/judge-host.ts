import { describeRefusal } from '../model-host/describe-refusal.ts';
import { secretsOf, type HostOptions } from '../model-host/host-address.ts';
import { HostError, type HostFailure } from '../model-host/host-error.ts';
import { describeFailure, problem, type Finding } from './finding.ts';

/** Why a model's host gave no answer. */
interface Failure {
  readonly kind: HostFailure;
  readonly status: number | null;
  /** The host's answer, without secrets; null for none. */
  readonly words: string | null;
  readonly cause: unknown;
}

/** The request to the host. */
export interface Asked {
  readonly host: string;
  readonly model: string;
  /** The setting with the model's name. */
  readonly setting: string;
  /** The settings with the host's address and its key. */
  readonly address: string;
  readonly key: string;
  /** The expected answer. */
  readonly answer: string;
  /** The part that the host did not send before the timeout, and the advice. */
  readonly slow: string;
}

/** Returns what is wrong with a model's host, and what to do. */
export const judgeHost = ({ kind, status, words, cause }: Failure, asked: Asked): Finding => {
  const { host, model, setting, address, key, answer, slow } = asked;
  const quotation = words === null ? '' : `, “${words}”`;
  if (kind === 'slow') {
    return problem(`${host} sent ${slow}.`);
  }
  if (kind === 'unreachable') {
    return problem(`${host}: ${reasonOf(cause)}. Check ${address} and that the host runs.`);
  }
  if (status === 401 || status === 403) {
    return problem(`${host} refuses the key. Correct ${key}.`);
  }
  if (status === 429) {
    return problem(`${host} refuses more requests. Check the limits and the balance of your account there.`);
  }
  if (status === null || status < 300) {
    return problem(`${host} sends no ${answer} for ${model} (${kind}${quotation}). Check the host.`);
  }
  return status < 500
    ? problem(
        `${host} does not answer for ${model} (status ${String(status)}${quotation}). Correct ${address} or ${setting}.`,
      )
    : problem(`${host} reports an error (status ${String(status)}${quotation}). Check the host.`);
};

/** The error of the connection is below those that wrap it. */
const reasonOf = (cause: unknown): string =>
  describeFailure(cause instanceof HostError ? cause.cause : cause);

/** A request that failed. */
interface FailedRequest {
  readonly options: HostOptions;
  /** What was sent, which the host's words may repeat. */
  readonly sent: readonly string[];
  /** What ends the request when it takes too long. */
  readonly signal: AbortSignal;
}

/** Returns what is wrong with a host that failed, and what to do. Throws on what is no failure of the host. */
export const judgeError = (
  error: unknown,
  { options, sent, signal }: FailedRequest,
  asked: Asked,
): Finding => {
  if (!(error instanceof HostError)) {
    throw error;
  }
  const words = describeRefusal(error, { sent, secrets: secretsOf(options) });
  const { kind, status, cause } = error;
  return judgeHost({ kind: signal.aborted ? 'slow' : kind, status, words, cause }, asked);
};
