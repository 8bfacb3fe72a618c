import { at, factsOf, toJson, toList, type Fact, type Facts } from './facts.ts';

/** How a document differs from an earlier one. */
export interface Difference {
  /** The changes that clients of the earlier one do not survive, a line each. */
  readonly breaking: readonly string[];
  /** `none`, or the part of the version that the difference raises. */
  readonly level: 'none' | 'patch' | 'minor' | 'major';
}

/** Compares two OpenAPI documents, except for their versions. */
export const compareDocuments = (before: unknown, after: unknown): Difference => {
  const breaking = Object.entries(operationsOf(before)).flatMap(([name, operation]) =>
    compareOperations({ name, before, after }, operation, operationsOf(after)[name]),
  );
  if (breaking.length > 0) return { breaking, level: 'major' };
  if (textOf(before, 'rules') !== textOf(after, 'rules')) return { breaking, level: 'minor' };
  return { breaking, level: textOf(before, 'all') === textOf(after, 'all') ? 'none' : 'patch' };
};

/**
 * Returns why the version of the later document is too low, and how to decide; null when it is not. A correction says what the
 * server answered before, too: it breaks no client, whatever the earlier document said.
 */
export const versionProblem = (before: unknown, after: unknown, isCorrection = false): string | null => {
  const { breaking, level: found } = compareDocuments(before, after);
  const level = found === 'major' && isCorrection ? 'patch' : found;
  if (level === 'none' || isRaised(versionOf(before), versionOf(after), level)) return null;
  const [major = 0, minor = 0, patch = 0] = versionOf(before);
  const next = { major: [major + 1, 0, 0], minor: [major, minor + 1, 0], patch: [major, minor, patch + 1] }[
    level
  ];
  return [
    breaking.length > 0 ? 'This breaks clients of the API:' : 'The API has changed.',
    ...breaking.map((line) => `  ${line}`),
    `Keep the API as it was, or decide for the change: put "## ${next.join('.')}" with a line about it at the top of docs/api-changes.md.`,
    ...(breaking.length > 0
      ? ['If the document was wrong and the server is as it was, begin that line with "Correction:".']
      : []),
  ].join('\n');
};

type Operations = Readonly<Record<string, unknown>>;

const operationsOf = (document: unknown): Operations =>
  Object.fromEntries(
    Object.entries(toJson(at(document, 'paths'))).flatMap(([path, methods]) =>
      Object.entries(toJson(methods)).map(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    ),
  );

interface Compared {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

const compareOperations = ({ name, before, after }: Compared, old: unknown, current: unknown): string[] => {
  if (current === undefined) return [`${name} was removed`];
  const hasToken = (operation: unknown) => (toList(at(operation, 'security')) ?? []).length > 0;
  return [
    ...(hasToken(current) && !hasToken(old) ? [`${name} requires a token`] : []),
    ...compareInputs(factsOf(before, inputOf(old)), factsOf(after, inputOf(current))),
    ...compareOutputs(factsOf(before, outputOf(old)), factsOf(after, outputOf(current))),
  ].map((line) => (line.startsWith(name) ? line : `${name}: ${line}`));
};

/** The query and the body, as one object. */
const inputOf = (operation: unknown): unknown => {
  const parameters = (toList(at(operation, 'parameters')) ?? []).filter(
    (one) => at(one, 'name') !== undefined,
  );
  const body = at(at(at(at(operation, 'requestBody'), 'content'), 'application/json'), 'schema');
  return (
    body ?? {
      properties: Object.fromEntries(parameters.map((one) => [String(at(one, 'name')), at(one, 'schema')])),
      required: parameters.filter((one) => at(one, 'required') === true).map((one) => at(one, 'name')),
    }
  );
};

/** The results of all content types. */
const outputOf = (operation: unknown): unknown => {
  const content = toJson(at(at(at(operation, 'responses'), '200'), 'content'));
  return {
    properties: Object.fromEntries(Object.entries(content).map(([type, one]) => [type, at(one, 'schema')])),
  };
};

const compareInputs = (before: Facts, after: Facts): string[] => [
  ...compareFacts(before, after, (path, old, current) => [
    ...(current.isRequired && !old.isRequired ? [`the input ${path} is required`] : []),
    ...(isNarrower(old, current) ? [`the input ${path} allows less`] : []),
  ]),
  ...[...after]
    .filter(([path, { isRequired }]) => isRequired && !before.has(path) && isOwn(path) && isIn(before, path))
    .map(([path]) => `the input ${path} is new and required`),
];

const compareOutputs = (before: Facts, after: Facts): string[] => [
  ...compareFacts(before, after, (path, old, current) =>
    old.isRequired && !current.isRequired ? [`the value ${path} may be missing`] : [],
  ),
  ...[...after.keys()]
    .filter(
      (path) => path.endsWith('|null') && !before.has(path) && before.has(path.slice(0, -'|null'.length)),
    )
    .map((path) => `the value ${path.slice(0, -'|null'.length)} may be null`),
];

/** Compares the facts in both documents, or only in the first one. */
const compareFacts = (
  before: Facts,
  after: Facts,
  compare: (path: string, old: Fact, current: Fact) => string[],
): string[] =>
  [...before].flatMap(([path, old]) => {
    const current = after.get(path);
    if (current === undefined) return [`${path} was removed`];
    return current.type === old.type ? compare(path, old, current) : [`${path} has another type`];
  });

/** A value of the input, rather than an alternative or an item of a new one. */
const isOwn = (path: string): boolean => path !== '' && !path.endsWith('[]') && !path.includes('|');

/** Whether what contains the value is there already: what a new optional part requires concerns only those who send the part. */
const isIn = (facts: Facts, path: string): boolean =>
  facts.has(path.slice(0, Math.max(0, path.lastIndexOf('.'))));

const isNarrower = (old: Fact, current: Fact): boolean =>
  (current.values !== null &&
    !(old.values ?? [undefined]).every((value) => current.values?.includes(value))) ||
  Object.entries(current.limits).some(([name, limit]) => isStricter(name, old.limits[name], limit));

const isStricter = (name: string, old: unknown, current: unknown): boolean => {
  if (typeof old !== 'number' || typeof current !== 'number') return old !== current;
  return name.startsWith('min') ? current > old : current < old;
};

const versionOf = (document: unknown): readonly number[] =>
  String(at(at(document, 'info'), 'version'))
    .split('.')
    .map(Number);

const isRaised = (
  before: readonly number[],
  after: readonly number[],
  level: 'patch' | 'minor' | 'major',
): boolean => {
  const length = { major: 1, minor: 2, patch: 3 }[level];
  const changed = after.slice(0, length).findIndex((part, index) => part !== before[index]);
  return changed !== -1 && (after[changed] ?? 0) > (before[changed] ?? 0);
};

/** Returns the document as text without its version; `rules` is without descriptions too. */
const textOf = (document: unknown, part: 'all' | 'rules'): string =>
  JSON.stringify(document, (key, value: unknown) =>
    key === 'version' || (part === 'rules' && key === 'description') ? undefined : value,
  );
