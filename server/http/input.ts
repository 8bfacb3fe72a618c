import * as v from 'valibot';
import { code } from '../../contract/envelope.ts';
import { DomainError, type RefusedField } from '../domain/domain-error.ts';
import { errors, type ErrorId } from '../locales/errors.ts';

/** Parses the raw input with the call's schema; throws `invalid`, naming every refused field but never quoting a value. */
export const readInput = <Schema extends v.GenericSchema>(
  schema: Schema,
  raw: unknown,
): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, raw, { abortEarly: true });
  if (!result.success) {
    throw toDomainError(result.issues[0], refusedIn(schema, raw));
  }
  return result.output;
};

/** The contract names the texts that are meant for users; the library's messages quote the input and are replaced. */
const toDomainError = (issue: v.BaseIssue<unknown>, fields: readonly RefusedField[]): DomainError => {
  const { message } = issue;
  const field = fieldOf(issue);
  return isErrorId(message)
    ? new DomainError(code.invalid, message, { field, value: numberIn(issue), fields })
    : new DomainError(code.invalid, { english: describeIssue(issue) }, { field, fields });
};

const numberIn = ({ requirement }: v.BaseIssue<unknown>): number | undefined =>
  typeof requirement === 'number' ? requirement : undefined;

/**
 * Returns the fields that were refused with a text for users, each with the first one: what is in a list counts as the list, so that
 * the work is bounded by the schema.
 */
const refusedIn = (schema: v.GenericSchema, raw: unknown, path: readonly string[] = []): RefusedField[] => {
  if (hasEntries(schema) && typeof raw === 'object' && raw !== null) {
    return Object.entries(schema.entries).flatMap(([name, entry]) =>
      refusedIn(entry, Reflect.get(raw, name), [...path, name]),
    );
  }
  const { issues } = v.safeParse(schema, raw, { abortEarly: true });
  const [issue] = issues ?? [];
  return issue !== undefined && isErrorId(issue.message)
    ? [{ field: path.join('.'), text: issue.message, value: numberIn(issue) }]
    : [];
};

const hasEntries = (
  schema: v.GenericSchema,
): schema is v.GenericSchema & { readonly entries: Readonly<Record<string, v.GenericSchema>> } =>
  'entries' in schema && schema.type === 'object';

/** Returns the path of the field; undefined for the input itself. For what is in a list or a chosen file, the path of that. */
const fieldOf = ({ path }: v.BaseIssue<unknown>): string | undefined => {
  const keys = path?.map(({ key }) => key) ?? [];
  const end = keys.findIndex((key, index) => typeof key !== 'string' || keys[index - 1] === 'file');
  return (end === -1 ? keys : keys.slice(0, end)).join('.') || undefined;
};

const isErrorId = (message: string): message is ErrorId => Object.hasOwn(errors, message);

const describeIssue = (issue: v.BaseIssue<unknown>): string => {
  const field = v.getDotPath(issue);
  const subject = field === null ? 'The request' : `“${field}”`;
  if (issue.received === 'undefined') {
    return `${subject} is missing.`;
  }
  return `${subject} ${reasons[issue.type] ?? 'is not valid'}.`;
};

const reasons: Record<string, string> = {
  array: 'must be a list',
  boolean: 'must be true or false',
  email: 'must be an e-mail address',
  integer: 'must be a whole number',
  max_length: 'is too long',
  max_value: 'is too large',
  min_length: 'is too short',
  min_value: 'is too small',
  number: 'must be a number',
  object: 'must be an object',
  picklist: 'is not one of the known values',
  regex: 'has characters that are not allowed there',
  string: 'must be text',
  uuid: 'must be a UUID',
};
