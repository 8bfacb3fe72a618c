import { code as codes } from '../../../contract/envelope.ts';

/**
 * `expired`: the session is over. `rejected`: the server understood and refused. `unreachable`: no answer, or none that
 * could be read. `stream`: a reply broke off.
 */
export type FailureKind = 'expired' | 'rejected' | 'unreachable' | 'stream';

/** What a machine keeps of an error: plain data, fit for a context. */
export interface Failure {
  readonly kind: FailureKind;
  /** The envelope's code, or the HTTP status where the answer was no envelope. */
  readonly code?: number;
  readonly message: string;
  /** Seconds until another try is welcome. */
  readonly retryAfter?: number;
}

/** Turns whatever an actor rejected with into plain data. What is not one of ours counts as `unreachable`. */
export function toFailure(error: unknown): Failure {
  const { kind, code, message, retryAfter } = partsOf(error);
  return {
    kind: isKind(kind) ? kind : 'unreachable',
    message: typeof message === 'string' ? message : '',
    ...(typeof code === 'number' ? { code } : {}),
    ...(typeof retryAfter === 'number' ? { retryAfter } : {}),
  };
}

/** Whether the server does not know the call, or says that it does not support it. */
export const isUnsupported = ({ code }: Failure): boolean => code === 404 || code === codes.notAvailable;

const partsOf = (
  error: unknown,
): { kind?: unknown; code?: unknown; message?: unknown; retryAfter?: unknown } =>
  typeof error === 'object' && error !== null ? error : {};

const kinds: readonly unknown[] = ['expired', 'rejected', 'unreachable', 'stream'] satisfies FailureKind[];
const isKind = (value: unknown): value is FailureKind => kinds.includes(value);
