/** Evaluates a machine file the way online editors do: by itself, with nothing at hand but xstate. */
import { compileFunction } from 'node:vm';
import * as xstate from 'xstate';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { transformWithOxc } from 'vite';
import { isSyntax, nameOf, syntaxOf, type Syntax } from '../../tests/architecture/source.ts';

/**
 * The machine that a file's text makes. Whatever it imports from elsewhere is an empty stand-in: actors, children, rules.
 * @throws what the text throws, or when it makes no machine.
 */
export async function evaluate(code: string, fileName: string): Promise<AnyStateMachine> {
  const { code: script } = await transformWithOxc(code, fileName, { lang: 'ts' });
  const { text, imported } = withoutModules(script);
  const made: unknown = compileFunction(
    `${text}\nreturn made;`,
    Object.keys(imported),
  )(...Object.values(imported));
  if (made instanceof StateMachine) return made;
  throw new Error(`${fileName} makes no machine`);
}

/** The script with its imports handed in by name, and its one export as `made`. */
function withoutModules(script: string): { text: string; imported: Record<string, unknown> } {
  const [program] = syntaxOf(script);
  const body = Array.isArray(program?.body) ? program.body.filter((part) => isSyntax(part)) : [];
  const imports = body.filter(({ type }) => type === 'ImportDeclaration');
  const imported = Object.fromEntries(imports.flatMap(namesIn));
  const text = body
    .filter(({ type }) => type !== 'ImportDeclaration')
    .map(({ start, end }) => script.slice(Number(start), Number(end)))
    .join('\n')
    .replace(/^export const \w+ =/m, 'const made =');
  return { text, imported };
}

function namesIn({ source, specifiers }: Syntax): [string, unknown][] {
  const parts = Array.isArray(specifiers) ? specifiers.filter((part) => isSyntax(part)) : [];
  return parts.map((part) => {
    const name = nameOf(part.imported) ?? '';
    const known: unknown = nameOf(source) === 'xstate' ? Reflect.get(xstate, name) : standIn;
    return [nameOf(part.local) ?? name, known];
  });
}

/** Can be called, and answers with itself. */
function standIn(): unknown {
  return standIn;
}
