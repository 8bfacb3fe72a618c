/** The failure of every actor is reported in one place, which each system of actors has to be given (src/app/failures/report-failures.ts). */
import { expect, test } from 'vitest';
import {
  calledName,
  descend,
  filesBelow,
  isSyntax,
  nameOf,
  syntaxOf,
  textOfFile,
  type Syntax,
} from './source.ts';

/** Draws first views on the server, where no actor calls anything. */
const elsewhere = ['src/first-view.tsx'];

const codeOf = (file: string): Syntax[] => syntaxOf(textOfFile(file), file.endsWith('x') ? 'tsx' : 'ts');

/** Whether one of the arguments is an object with the property `inspect`. */
const isInspected = ({ arguments: given }: Syntax): boolean =>
  Array.isArray(given) &&
  given.some(
    (argument: unknown) =>
      isSyntax(argument, 'ObjectExpression') &&
      Array.isArray(argument['properties']) &&
      argument['properties'].some(({ key }: Syntax) => nameOf(key) === 'inspect'),
  );

const callsOf = (file: string, name: string): Syntax[] =>
  codeOf(file).filter((node) => calledName(node) === name);

test('each actor that the page starts by itself is inspected', () => {
  const systems = filesBelow('src')
    .filter((file) => /\.tsx?$/.test(file) && !elsewhere.includes(file))
    .flatMap((file) => callsOf(file, 'createActor').map((call) => [file, isInspected(call)] as const));
  expect(systems.filter(([, isRight]) => !isRight)).toEqual([]);
  expect(systems.map(([file]) => file)).toEqual([
    'src/app/create-app.ts',
    'src/app/deferred/start-installation.tsx',
    'src/app/deferred/start-installation.tsx',
    'src/app/deferred/start-palette.tsx',
    'src/app/deferred/start-trial-offer.ts',
  ]);
});

test('what the page starts at once, and what it starts later, has the inspector that reports failures', () => {
  const file = 'src/main.tsx';
  expect([...callsOf(file, 'createApp'), ...callsOf(file, 'startLater')].map(isInspected)).toEqual([
    true,
    true,
  ]);
  const inspectors = codeOf(file).filter(
    ({ type, id }) => type === 'VariableDeclarator' && nameOf(id) === 'inspect',
  );
  expect(
    inspectors.map((inspector) => descend(inspector).some((node) => calledName(node) === 'reportFailures')),
  ).toEqual([true]);
});
