/**
 * Returns a copy of an inspection event that can be shown. Names of events and states, ids, codes, counts and the
 * structure are preserved. All other texts are masked, because any text that is not known to be harmless may be
 * private.
 */
export function redact(event: unknown): unknown {
  return copyOf(event, 'event', { names: outerNames, above: [] });
}

const mask = '******';

interface Surroundings {
  /** Keys whose texts may be shown, each with the format of such a text. */
  readonly names: Readonly<Record<string, RegExp>>;
  /** The ancestors of this object, to detect cycles. */
  readonly above: readonly object[];
}

const word = /^[\w$.@:-]{1,120}$/u;

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
  output: /^(?:loaded|gone)$/u,
  choice: /^(?:pay|decline|expire)$/u,
  sales: /^(?:open|sandbox|closed)$/u,
  language: /^[a-z]{2}(?:-[A-Z]{2})?$/u,
};

/** The top level of an inspection event identifies the actor. The definition is the program's own chart. */
const outerNames: Surroundings['names'] = {
  ...innerNames,
  name: word,
  createdAt: word,
  _version: word,
  definition: /^/u,
};

function copyOf(value: unknown, key: string, { names, above }: Surroundings): unknown {
  // An empty text affects the behavior and reveals nothing.
  if (value === '') return value;
  if (typeof value === 'string') return isHarmless(value, key, names) ? value : mask;
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return mask;
  if (typeof value !== 'object' || value === null) return value;
  if (above.includes(value)) return '(circular)';
  if (value instanceof Error) return { name: value.name, message: mask };
  const around = [...above, value];
  const plain = plainOf(value);
  if (Array.isArray(plain))
    return plain.map((part) => copyOf(part, key, { names: innerNames, above: around }));
  const isSnapshot = 'status' in plain && 'value' in plain && 'context' in plain;
  return Object.fromEntries(
    Object.entries(plain).map(([name, part]) => [
      isKey.test(name) ? name : mask,
      isSnapshot && name === 'value'
        ? stateIn(part)
        : copyOf(part, name, { names: above.length === 0 ? names : innerNames, above: around }),
    ]),
  );
}

/** Keys are the program's own names, except in records with keys that users wrote. */
const isKey = /^[\w$-]{1,60}$/u;

const isHarmless = (text: string, key: string, names: Surroundings['names']) =>
  names[key]?.test(text) === true || (/(?:^i|I)d$/u.test(key) && /^[\w:.-]{1,64}$/u.test(text));

/** Snapshots and actors define their own serialization. */
function plainOf(value: object): object {
  const written: unknown = 'toJSON' in value && typeof value.toJSON === 'function' ? value.toJSON() : value;
  return typeof written === 'object' && written !== null ? written : {};
}

/** Redacts the value of a state: nested names. */
function stateIn(value: unknown): unknown {
  if (typeof value === 'string') return isKey.test(value) ? value : mask;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, stateIn(part)]));
}
