/** Keys whose texts may be shown, each with the format of such a text. */
export type Names = Readonly<Record<string, RegExp>>;

/** Returns a copy of an inspection event that can be shown. */
export type Redact = (event: unknown) => unknown;

/**
 * Returns a function that redacts inspection events. Names of events and states, ids, codes, counts and the structure are
 * preserved. All other texts are masked, because any text that is not known to be harmless may be private. Guards
 * compare texts, so for the same function equal texts have equal masks, and different texts different ones. `names` has the
 * program's own texts, wherever they are found.
 */
export function createRedactor(names: Names = {}): Redact {
  const marks = new Map<unknown, string>();
  const mask = (value: unknown): string => {
    const mark = marks.get(value) ?? `******${marks.size + 1}`;
    marks.set(value, mark);
    return mark;
  };
  const inner = { ...commonNames, ...names };
  return (event) => copyOf(event, 'event', { names: { ...inner, ...outerNames }, inner, above: [], mask });
}

interface Surroundings {
  readonly names: Names;
  /** The names below the top level. */
  readonly inner: Names;
  /** The ancestors of this object, to detect cycles. */
  readonly above: readonly object[];
  /** Returns the text that is shown instead of a private one. */
  readonly mask: (value: unknown) => string;
}

const word = /^[\w$.@:-]{1,120}$/u;

/** The ids of both sides have this format, whatever the key is called; secrets have another. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** Texts of every program, wherever they are found. */
const commonNames: Names = { type: word, kind: word, status: word, src: word, xstate$$type: word };

/** The top level of an inspection event identifies the actor. The definition is the program's own chart. */
const outerNames: Names = {
  name: word,
  machine: word,
  createdAt: word,
  _version: word,
  definition: /^/u,
};

function copyOf(value: unknown, key: string, around: Surroundings): unknown {
  const { names, inner, above, mask } = around;
  if (typeof value === 'string') return isHarmless(value, key, names) ? value : mask(value);
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
    return mask(value);
  if (typeof value !== 'object' || value === null) return value;
  if (above.includes(value)) return '(circular)';
  if (value instanceof Error) return { name: value.name, message: mask(value.message) };
  const below: Surroundings = { names: inner, inner, above: [...above, value], mask };
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
const isHarmless = (text: string, key: string, names: Names) =>
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
