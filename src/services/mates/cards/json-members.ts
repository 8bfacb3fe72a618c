/** A member of a JSON object, and where its value lies in the text. */
interface Member {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

interface Members {
  readonly members: readonly Member[];
  /** Where the object ends: its closing brace. */
  readonly end: number;
}

/**
 * Sets members of the object at `path` in a valid JSON text. Every other character is unchanged: parsing and writing the
 * document would round long numbers and drop repeated members. Without an object at that path the text is returned unchanged.
 */
export function setMembers(
  json: string,
  path: readonly string[],
  changes: Readonly<Record<string, unknown>>,
): string {
  const at = objectAt(json, path);
  if (at === null) return json;
  const { members, end } = membersOf(json, at);
  // The last of repeated members counts.
  const lastOf = (key: string) => members.findLast((member) => member.key === key);
  const replaced = Object.entries(changes).flatMap(([key, value]) => {
    const member = lastOf(key);
    return member === undefined ? [] : [{ ...member, text: JSON.stringify(value) }];
  });
  const added = Object.entries(changes)
    .filter(([key]) => lastOf(key) === undefined)
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  const tail = added.length === 0 ? '' : (members.length === 0 ? '' : ',') + added.join(',');
  return [...replaced, { start: end, end, text: tail }]
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), json);
}

/** Returns where the object at the path begins; null where there is none. */
function objectAt(json: string, path: readonly string[]): number | null {
  let at: number | null = json.search(/\S/);
  for (const key of path) {
    if (json[at] !== '{') return null;
    const member: Member | undefined = membersOf(json, at).members.findLast((one) => one.key === key);
    if (member === undefined) return null;
    at = member.start;
  }
  return json[at] === '{' ? at : null;
}

/** Returns the members of the object that begins there. */
function membersOf(json: string, at: number): Members {
  const members: Member[] = [];
  const token = /"(?:[^"\\]|\\.)*"|[[\]{}:,]|[^\s"[\]{}:,]+/gs;
  token.lastIndex = at + 1;
  let depth = 1;
  let key: string | null = null;
  let start: number | null = null;
  let last = { text: '', end: at };
  for (let found = token.exec(json); found !== null; found = token.exec(json)) {
    const [text] = found;
    if (depth === 1 && key !== null) start ??= found.index;
    if (depth === 1 && text === ':') key ??= String(JSON.parse(last.text));
    if (text === '{' || text === '[') depth += 1;
    if (text === '}' || text === ']') depth -= 1;
    if (depth === 0 || (depth === 1 && text === ',')) {
      if (key !== null && start !== null) members.push({ key, start, end: last.end });
      [key, start] = [null, null];
    }
    if (depth === 0) return { members, end: found.index };
    last = { text, end: found.index + text.length };
  }
  throw new SyntaxError('The JSON text is incomplete.');
}
