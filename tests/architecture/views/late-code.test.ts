import { expect, test } from 'vitest';
import { descend, filesBelow, syntaxOf, textOfFile, type Syntax } from '../source.ts';

/** Each has a list of imports, of which one is called by `importCode`, or by `loadScreen`, which knows of deployments itself. */
const lists = ['src/app/screens/views-on-demand.ts', 'src/app/screens/screens.ts'];

/** Loaded in development only. */
const tools = ["'../tools/inspector/inspect.ts'"];

test('late code is imported by `importCode`, which knows of deployments', () => {
  const found = filesBelow('src')
    .filter((file) => /\.tsx?$/.test(file) && !lists.includes(file))
    .flatMap((file) => bareImportsIn(file).map((source) => `${file}: ${source}`));
  expect(found).toEqual([]);
});

/** The dynamic imports outside of calls of `importCode`. */
function bareImportsIn(file: string): readonly string[] {
  const text = textOfFile(file);
  if (!text.includes('import(')) return [];
  const nodes = syntaxOf(text, file.endsWith('x') ? 'tsx' : 'ts');
  const allowed = new Set(nodes.filter(isImportCode).flatMap((call) => descend(call)));
  return nodes
    .filter((node) => node.type === 'ImportExpression' && !allowed.has(node))
    .map((node) => textIn(text, node['source']))
    .filter((source) => !tools.includes(source));
}

const isImportCode = ({ type, callee }: Syntax): boolean =>
  type === 'CallExpression' && partOf(callee, 'name') === 'importCode';

const textIn = (text: string, node: unknown): string =>
  text.slice(Number(partOf(node, 'start')), Number(partOf(node, 'end')));

const partOf = (node: unknown, name: string): unknown =>
  Object.entries(Object(node)).find(([key]) => key === name)?.[1];
