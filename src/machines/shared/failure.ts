import { code as codes } from '../../../contract/envelope.ts';

/**
 * `expired`: the session has expired. `rejected`: the server refused the request. `unreachable`: no response, or an
 * invalid one. `stream`: a reply was interrupted.
 */
export type FailureKind = 'expired' | 'rejected' | 'unreachable' | 'stream';

/** The refused fields of a form, each with the reason. */
export type RefusedFields = Readonly<Record<string, string>>;

/** An error as plain data, which a context can hold. */
export interface Failure {
  readonly kind: FailureKind;
  /** The envelope's code, or the HTTP status where the answer was no envelope. */
  readonly code?: number;
  readonly message: string;
  /** The field of the form that the server refused. */
  readonly field?: string;
  /** All of them with the reason of each, where there are several. */
  readonly fields?: RefusedFields;
  /** The user's own sentence that the server asks about. */
  readonly sentence?: string;
  /** Seconds until a retry is allowed. */
  readonly retryAfter?: number;
}

/** Converts an error of any type to a failure. An unknown error counts as `unreachable`. */
export function toFailure(error: unknown): Failure {
  const { kind, code, message, field, fields, sentence, retryAfter } = partsOf(error);
  return {
    kind: isKind(kind) ? kind : 'unreachable',
    message: typeof message === 'string' ? message : '',
    ...(typeof code === 'number' ? { code } : {}),
    ...(typeof field === 'string' ? { field } : {}),
    ...(isRefusedFields(fields) ? { fields } : {}),
    ...(typeof sentence === 'string' ? { sentence } : {}),
    ...(typeof retryAfter === 'number' ? { retryAfter } : {}),
  };
}

/** Whether an error is a failure of a request, as the services throw them. */
export const isFailure = (error: unknown): error is Failure => isKind(partsOf(error).kind);

/** Whether the server does not know the call, or says that it does not support it. */
export const isUnsupported = ({ code }: Failure): boolean => code === 404 || code === codes.notAvailable;

/**
 * Returns the name of the form's field that a refusal concerns; undefined where it concerns none. Inputs may be named after the
 * server's fields with a prefix, as in 'new-email'.
 */
export function refusedField({ kind, code, field }: Failure, fields: readonly string[]): string | undefined {
  if (kind !== 'rejected') return undefined;
  if (code === codes.wrongCredentials) return fields.find((name) => name.endsWith('password'));
  return field === undefined ? undefined : inputOf(field, fields);
}

/** Returns the reason at each of the form's fields that was refused. `text` is the reason of the failure itself. */
export function refusedFields(failure: Failure, text: string, fields: readonly string[]): RefusedFields {
  const others = Object.entries(failure.fields ?? {}).flatMap(([field, reason]) => {
    const name = inputOf(field, fields);
    return name === undefined ? [] : [[name, reason] as const];
  });
  const first = refusedField(failure, fields);
  return Object.fromEntries([...others, ...(first === undefined ? [] : [[first, text] as const])]);
}

const inputOf = (field: string, fields: readonly string[]): string | undefined => {
  const last = field.slice(field.lastIndexOf('.') + 1).toLowerCase();
  return (
    fields.find((name) => name.replaceAll('-', '').toLowerCase() === last) ??
    fields.find((name) => name.endsWith(`-${last}`))
  );
};

/** Returns the user's step before a retry can succeed; null where none is known. */
export const needOf = (failure: Failure | null): 'signIn' | 'matureContent' | null => {
  if (failure?.kind === 'expired') return 'signIn';
  return failure?.code === codes.matureOff ? 'matureContent' : null;
};

const partsOf = (
  error: unknown,
): {
  kind?: unknown;
  code?: unknown;
  message?: unknown;
  field?: unknown;
  fields?: unknown;
  sentence?: unknown;
  retryAfter?: unknown;
} => (typeof error === 'object' && error !== null ? error : {});

const isRefusedFields = (value: unknown): value is RefusedFields =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((reason) => typeof reason === 'string');

const kinds: readonly unknown[] = ['expired', 'rejected', 'unreachable', 'stream'] satisfies FailureKind[];
const isKind = (value: unknown): value is FailureKind => kinds.includes(value);
