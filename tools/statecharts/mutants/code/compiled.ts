/**
 * Finds the mutants of code that do not compile. One run of the compiler checks them all: each is a copy of its file in a directory
 * of its own, and `rootDirs` lets the copies import the other files of the project.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { namedEdits, type CodeOf, type NamedEdit } from './rewrite.ts';

/** A copy of a file. The one without a fault has an empty name. */
interface Copy {
  readonly id: string;
  readonly file: string;
  readonly code: string;
}

/**
 * Returns the names of the mutants of a machine's code that the compiler rejects. Unused names are no reason.
 * @throws Error when it rejects the code without a fault.
 */
export function rejectedByCompiler({
  root,
  machine,
  files,
}: CodeOf & { readonly root: string }): Set<string> {
  const copies = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const mutants = namedEdits(code, file, machine).map((edit) => ({ ...edit, code: withEdit(code, edit) }));
    return [{ id: '', code }, ...mutants].map((copy) => ({ ...copy, file: relative(root, file) }));
  });
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'mutants-'));
  try {
    const rejected = compile(copies, root, folder);
    const [unchanged] = rejected.filter(({ id }) => id === '');
    if (unchanged)
      throw new Error(`the code of ${machine} does not compile without a fault: ${unchanged.file}`);
    return new Set(rejected.map(({ id }) => id));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const withEdit = (code: string, { start, end, text }: NamedEdit): string =>
  `${code.slice(0, start)}${start === end ? text : `(${text})`}${code.slice(end)}`;

/** Returns the copies with errors. */
function compile(copies: readonly Copy[], root: string, folder: string): Copy[] {
  const directories = copies.map((_, index) => join(folder, String(index)));
  const paths = copies.map(({ file }, index) => join(directories[index] ?? folder, file));
  for (const [index, { code }] of copies.entries()) {
    const path = paths[index] ?? '';
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }
  const project = join(folder, 'tsconfig.json');
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        rootDirs: [root, ...directories],
        noUnusedLocals: false,
        noUnusedParameters: false,
      },
      include: [],
      files: paths,
    }),
  );
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '--project', project, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const failing = new Set(errorsIn(stdout).map((error) => /^(\d+)[\\/]/.exec(error)?.[1] ?? error));
  const [foreign] = [...failing].filter((index) => copies[Number(index)] === undefined);
  if (foreign !== undefined) throw new Error(`the compiler could not check the mutants: ${foreign}`);
  return copies.filter((_, index) => failing.has(String(index)));
}

const errorsIn = (output: string): string[] =>
  output.split('\n').filter((line) => /\berror TS\d+:/.test(line));
