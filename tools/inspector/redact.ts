/** Returns a copy of an inspection event that can be shown. */
export type Redact = (event: unknown) => unknown;

/**
 * Returns a function that redacts inspection events. Names of events and states, ids, codes, counts and the structure are
 * preserved. All other texts are masked, because any text that is not known to be harmless may be private. Guards
 * compare texts, so for the same function equal texts have equal masks, and different texts different ones.
 */
export function createRedactor(): Redact {
  const marks = new Map<unknown, string>();
  const mask = (value: unknown): string => {
    const mark = marks.get(value) ?? `******${marks.size + 1}`;
    marks.set(value, mark);
    return mark;
  };
  return (event) => copyOf(event, 'event', { names: outerNames, above: [], mask });
}

interface Surroundings {
  /** Keys whose texts may be shown, each with the format of such a text. */
  readonly names: Readonly<Record<string, RegExp>>;
  /** The ancestors of this object, to detect cycles. */
  readonly above: readonly object[];
  /** Returns the text that is shown instead of a private one. */
  readonly mask: (value: unknown) => string;
}

const word = /^[\w$.@:-]{1,120}$/u;

const languageTag = /^[a-z]{2}(?:-[A-Z]{2})?$/u;

/** The ids of both sides have this format, whatever the key is called; secrets have another. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** The views that are loaded on demand. */
const viewName =
  /^(?:authPanel|behindChat|chatAge|messageMenu|notificationHistory|replyPrompt|report|secondStep)$/u;

/** Texts of the program itself, wherever they are found. */
const innerNames: Surroundings['names'] = {
  type: word,
  kind: word,
  status: word,
  mode: word,
  theme: word,
  screen: word,
  by: word,
  position: word,
  role: word,
  src: word,
  xstate$$type: word,
  // Matches only values of our own enumerations.
  output: /^(?:loaded|outdated|valid|mismatched|stale|cancelled|refused)$/u,
  outcome: /^(?:done|stopped|failed)$/u,
  result: /^(?:delivered|roomBusy|stopped|failed)$/u,
  phase: /^(?:queued|sending|blocking|setAside)$/u,
  movesBy: /^(?:history|loading)$/u,
  form: /^(?:json|markdown)$/u,
  choice: /^(?:pay|decline|expire)$/u,
  view: viewName,
  views: viewName,
  expected: viewName,
  sales: /^(?:open|sandbox|closed)$/u,
  language: languageTag,
  languages: languageTag,
};

/** The top level of an inspection event identifies the actor. The definition is the program's own chart. */
const outerNames: Surroundings['names'] = {
  ...innerNames,
  name: word,
  machine: word,
  createdAt: word,
  _version: word,
  definition: /^/u,
};

function copyOf(value: unknown, key: string, around: Surroundings): unknown {
  const { names, above, mask } = around;
  if (typeof value === 'string') return isHarmless(value, key, names) ? value : mask(value);
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
    return mask(value);
  if (typeof value !== 'object' || value === null) return value;
  if (above.includes(value)) return '(circular)';
  if (value instanceof Error) return { name: value.name, message: mask(value.message) };
  const below: Surroundings = { names: innerNames, above: [...above, value], mask };
  const plain = plainOf(value);
  if (Array.isArray(plain)) return plain.map((part) => copyOf(part, key, below));
  const isSnapshot = 'status' in plain && 'value' in plain && 'context' in plain;
  return Object.fromEntries(
    Object.entries(plain).map(([name, part]) => [
      isKey.test(name) ? name : mask(name),
      isSnapshot && name === 'value'
        ? stateIn(part, mask)
        : copyOf(part, name, above.length === 0 ? { ...below, names } : below),
    ]),
  );
}

/** Keys are the program's own names, except in records with keys that users wrote. */
const isKey = /^[\w$-]{1,60}$/u;

/** A blank text affects the behavior and reveals nothing. */
const isHarmless = (text: string, key: string, names: Surroundings['names']) =>
  text.trim() === '' ||
  names[key]?.test(text) === true ||
  uuid.test(text) ||
  (/(?:^i|I)ds?$/u.test(key) && /^[\w:.-]{1,64}$/u.test(text));

/** Snapshots and actors define their own serialization. */
function plainOf(value: object): object {
  const written: unknown = 'toJSON' in value && typeof value.toJSON === 'function' ? value.toJSON() : value;
  return typeof written === 'object' && written !== null ? written : {};
}

/** Redacts the value of a state: nested names. */
function stateIn(value: unknown, mask: Surroundings['mask']): unknown {
  if (typeof value === 'string') return isKey.test(value) ? value : mask(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, stateIn(part, mask)]));
}
