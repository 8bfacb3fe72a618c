/**
 * Rewrites a file so that it contains all of its faults at once. Which of them applies is decided when the module is loaded,
 * because the test run transforms each file only once.
 */
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { editsIn, type Edit } from './operators.ts';

/** A fault with its name: `conversation in conversation.reducers.ts isBehind: && becomes ||`. */
export interface NamedEdit extends Edit {
  readonly id: string;
}

/** The code of a machine; `files` are absolute paths. */
export interface CodeOf {
  readonly machine: string;
  readonly files: readonly string[];
}

/** Returns whether a mutant of a machine is one of its code, not of its chart. */
export function isOfCode(machine: string, id: string): boolean {
  return id.startsWith(`${machine} in `);
}

/** Returns the faults of a file. Equal names are numbered, so that they stay the same when other code changes. */
export function namedEdits(code: string, file: string, machine: string): NamedEdit[] {
  const edits = editsIn(code, file).map((edit) => ({
    ...edit,
    id: `${machine} in ${basename(file)} ${edit.within}: ${edit.does}`,
  }));
  return edits.map((edit, index) => {
    const isSame = ({ id }: NamedEdit): boolean => id === edit.id;
    if (edits.filter(isSame).length === 1) return edit;
    return { ...edit, id: `${edit.id} [${edits.slice(0, index).filter(isSame).length + 1}]` };
  });
}

/** Returns the code with all faults, of which `globalThis.__fault` names the one that applies. */
export function withSwitches(code: string, edits: readonly NamedEdit[]): string {
  const inner = rendered(code, { start: 0, end: code.length }, edits);
  return `var __mutant = globalThis.__fault?.id; ${inner}`;
}

/** Replaces each file of a machine's code while the tests load it; the files on disk do not change. */
export function faultyCode({ machine, files }: CodeOf): Plugin {
  const names = new Set(files.map((file) => file.replaceAll('\\', '/')));
  return {
    name: 'faulty-code',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      return names.has(file)
        ? { code: withSwitches(code, namedEdits(code, file, machine)), map: null }
        : null;
    },
  };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Faults of the same text are nested in the order of the list; a statement is inserted. */
function rendered(code: string, { start, end }: Span, edits: readonly NamedEdit[]): string {
  const [outer, ...others] = edits.toSorted((one, other) => one.start - other.start || other.end - one.end);
  if (!outer) return code.slice(start, end);
  const within = others.filter((edit) => edit.start < outer.end);
  const after = others.filter((edit) => edit.start >= outer.end);
  const before = code.slice(start, outer.start);
  const rest = rendered(code, { start: outer.end, end }, after);
  const isActive = `__mutant === ${JSON.stringify(outer.id)}`;
  if (outer.start === outer.end) return `${before} if (${isActive}) ${outer.text} ${rest}`;
  const unchanged = rendered(code, outer, within);
  return `${before}(${isActive} ? (${outer.text}) : (${unchanged}))${rest}`;
}
