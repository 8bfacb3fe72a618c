import { expect, test } from 'vitest';
import { descend, filesBelow, isSyntax, nameOf, syntaxOf, textOfFile, type Syntax } from './source.ts';

const views = ['src/views', 'src/screens'].flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file));

test('[S2.29] no view reads the message of a failure, which may be English and for the log', () => {
  expect(
    views.filter((file) => readsMessage(syntaxOf(textOfFile(file), file.endsWith('x') ? 'tsx' : 'ts'))),
  ).toEqual([]);
});

test.each([
  'const Problem = ({ failure }) => <p>{failure?.message}</p>',
  'const textOf = (t, rejection: Failure) => rejection.message || t.failed',
  'const { kind, message } = failure',
  'const { message } = useSelector(actor, selectRejection)',
  'const textOf = ({ code, message }: Failure) => known[code] ?? message',
  'const Problem = ({ passkey }) => <p>{passkey.failure.message}</p>',
])('a view that reads it is found: %s', (code) => {
  expect(readsMessage(syntaxOf(code, 'tsx'))).toBe(true);
});

test('the message of a conversation is no failure', () => {
  expect(readsMessage(syntaxOf('const { message } = shown; last.message.seq; styles.message', 'tsx'))).toBe(
    false,
  );
});

function readsMessage(nodes: readonly Syntax[]): boolean {
  return nodes.some((node) => {
    if (node.type === 'MemberExpression')
      return nameOf(node.property) === 'message' && isFailure(node.object);
    if (node.type === 'VariableDeclarator') return takesMessage(node.id) && isFailure(node.init);
    return takesMessage(node) && isFailure(node.typeAnnotation);
  });
}

const takesMessage = (node: unknown): node is Syntax =>
  isSyntax(node, 'ObjectPattern') &&
  Array.isArray(node.properties) &&
  node.properties.some((property) => isSyntax(property) && nameOf(property.key) === 'message');

/** Whether the last name of an expression or type, as in `selectFailure` or `passkey.failure`, is that of an error. */
const isFailure = (expression: unknown): boolean =>
  /failure|rejection|error|reason/i.test(
    descend(expression)
      .filter(({ type }) => type === 'Identifier')
      .map(nameOf)
      .at(-1) ?? '',
  );
