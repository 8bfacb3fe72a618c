/** Evaluates a machine file as online editors do: alone, with only xstate available. */
import { compileFunction } from 'node:vm';
import * as xstate from 'xstate';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { transformWithOxc } from 'vite';
import { isSyntax, nameOf, syntaxOf, type Syntax } from '../syntax.ts';

/**
 * Returns the machine that a file's text creates. All its other imports are empty placeholders: actors, children,
 * rules.
 * @throws the errors of the text, or when it creates no machine.
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

/** Returns the script with its imports as parameters by name, and its first export as `made`: selectors follow the machine. */
function withoutModules(script: string): { text: string; imported: Record<string, unknown> } {
  const [program] = syntaxOf(script);
  const body = Array.isArray(program?.body) ? program.body.filter((part) => isSyntax(part)) : [];
  const imports = body.filter(({ type }) => type === 'ImportDeclaration');
  const imported = Object.fromEntries(imports.flatMap(namesIn));
  const text = body
    .filter(({ type }) => type !== 'ImportDeclaration')
    .map(({ start, end }) => script.slice(Number(start), Number(end)))
    .join('\n')
    .replace(/^export const \w+ =/m, 'const made =')
    .replaceAll(/^export /gm, '');
  return { text, imported };
}

function namesIn({ source, specifiers }: Syntax): [string, unknown][] {
  const parts = Array.isArray(specifiers) ? specifiers.filter((part) => isSyntax(part)) : [];
  return parts.map((part) => {
    const name = nameOf(part.imported) ?? '';
    const known: unknown = nameOf(source) === 'xstate' ? Reflect.get(xstate, name) : itself;
    return [nameOf(part.local) ?? name, known];
  });
}

/** A callable that returns itself. */
function itself(): unknown {
  return itself;
}
