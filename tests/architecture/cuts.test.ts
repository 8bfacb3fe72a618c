import { expect, test } from 'vitest';
import { filesBelow, isSyntax, nameOf, syntaxOf, textOfFile, type Syntax } from './source.ts';

/** Lists, and texts that are no person's or are only read: the file, and the receiver of the cut. */
const allowed: readonly (readonly [file: string, receiver: string])[] = [
  ['contract/letters.ts', 'text'],
  // Read from a macro to know what it is, never shown.
  ['contract/macros/read-macros.ts', 'source'],
  // Of what a model wrote, the part in which marks or ideas are looked for.
  ['server/companions/openai/openai-ideas.ts', 'answer'],
  ['server/companions/spoken/notes.ts', 'this.#held'],
  ['server/mail/outbox.ts', 'hashSecret(canonicalEmail(address) ?? address)'],
  // The end of a public key.
  ['server/copies/copy-folder.ts', 'recipient'],
  ['server/companions/scripted/understanding/names.ts', 'end < 0 ? words : words.slice(0, end)'],
  ['server/companions/scripted/understanding/nonverbal.ts', 'lower'],
  ['server/domain/accounts/age-rules.ts', 'today'],
  ['server/domain/accounts/age-rules.ts', 'birthDate'],
  // The end of a long message is read; nothing of it is stored or shown.
  ['server/text-safety/crisis/crisis-detection.ts', 'text'],
  ['server/domain/safety/help-counts.ts', 'month'],
  ['server/doctor/database.ts', 'missing'],
  ['server/domain/search/hot-words.ts', 'words'],
  // Headers have no characters outside of Latin 1.
  ['server/http/client-origin.ts', "request.headers['user-agent'] ?? ''"],
  ['server/shared/ids.ts', 'hex'],
  // The id and the size of a picture, in ASCII.
  ['server/operator/picture-commands.ts', "name.replace(/^\\/pictures\\//, '')"],
  ['server/routes/mates/pictures.ts', 'file'],
  ['src/machines/chat/conversation.reducers.ts', 'idSeed'],
  ['src/machines/chat/conversation.reducers.ts', 'seed'],
  // The first bytes of a file.
  ['src/services/imports/source-files.ts', 'file'],
  // The number of a list item.
  ['src/services/rich-text/block-renderer.ts', 'value'],
];

/** Calls that return a list, or a text of digits and ASCII letters. */
const harmlessCalls = new Set(
  'map filter flatMap split sort toSorted toReversed linesOf recalled inputsOf findSimilar toGroups toISOString replaceAll digest'.split(
    ' ',
  ),
);

/** Lists have plural names here; these are lists too. */
const lists = new Set(['history', 'unsent', 'said', 'past']);

test('texts of people are cut between letters: `cutText`, not `slice` with a number', () => {
  const files = ['src', 'server', 'contract'].flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(
    files.flatMap((file) =>
      cutsIn(textOfFile(file), file.endsWith('x') ? 'tsx' : 'ts')
        .filter((receiver) => !allowed.some(([path, name]) => path === file && name === receiver))
        .map((receiver) => `${file}: ${receiver}`),
    ),
  ).toEqual([]);
});

test.each([
  'const short = name.slice(0, 40);',
  'const short = name.trim().slice(0, longest);',
  'const short = name.slice(0, textLimits.name);',
  'const end = text.slice(-maxLength);',
  'const end = text.slice(-80);',
  'const short = text.substring(0, at);',
  'const short = `${text}`.slice(0, LIMIT - 1);',
])('the check finds %s', (code) => {
  expect(cutsIn(code, 'ts')).toHaveLength(1);
});

test.each([
  'text.slice(0, text.indexOf("{"))',
  'path.slice(0, -1)',
  'text.slice(0, end)',
  'mate.tags.slice(0, 2)',
  '[...a, ...b].slice(0, most)',
  'new Date(time).toISOString().slice(0, 10)',
])('the check allows %s', (code) => {
  expect(cutsIn(code, 'ts')).toEqual([]);
});

/** Returns the receivers of the cuts of texts by a number of UTF-16 units. */
function cutsIn(code: string, lang: 'ts' | 'tsx'): string[] {
  return syntaxOf(code, lang).flatMap((node) => {
    if (node.type !== 'CallExpression' || !isSyntax(node.callee, 'MemberExpression')) return [];
    const { object, property } = node.callee;
    if (!isSyntax(object) || isHarmless(object) || !isCut(nameOf(property), node.arguments)) return [];
    return [code.slice(Number(object.start), Number(object.end))];
  });
}

function isCut(method: string | null, parameters: unknown): boolean {
  if (method === 'substring' || method === 'substr') return true;
  if (method !== 'slice' || !Array.isArray(parameters)) return false;
  const [from, to]: unknown[] = parameters;
  if (to !== undefined) return nameOf(from) === '0' && isLimit(to);
  return isSyntax(from, 'UnaryExpression') && nameOf(from.argument) !== '1' && isLimit(from.argument);
}

/** A number, or what is called a limit; other names are places in the text. */
function isLimit(node: unknown): boolean {
  if (isSyntax(node, 'BinaryExpression')) return isLimit(node.left);
  if (isSyntax(node, 'MemberExpression')) return isLimit(node.property) || isLimit(node.object);
  const name = nameOf(node) ?? '';
  return /^(?:\d+|[A-Z_]+)$/.test(name) || /long|most|max|limit|size|room/i.test(name);
}

function isHarmless(object: Syntax): boolean {
  if (object.type === 'ArrayExpression') return true;
  const name = isSyntax(object, 'MemberExpression') ? nameOf(object.property) : nameOf(object);
  if (name !== null) return lists.has(name) || (name.endsWith('s') && name !== 'notes' && name !== 'words');
  if (object.type !== 'CallExpression' || !isSyntax(object.callee)) return false;
  const { callee } = object;
  return harmlessCalls.has(nameOf(callee.type === 'MemberExpression' ? callee.property : callee) ?? '');
}
