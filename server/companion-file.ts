import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { checkCompanion } from './domain/export/check-companion.ts';
import { UsageError } from './operator/command.ts';
import { runProgram } from './operator/run-program.ts';

/** `npm run companion-file`. */
await runProgram(async ({ args, folder }) => {
  const [path] = args;
  if (path === undefined) throw new UsageError('Name a file: npm run companion-file -- FILE');
  const file = await open(resolve(folder, path)).catch(() => {
    throw new UsageError(`There is no file ${path}.`);
  });
  try {
    const { lines, isRight } = await checkCompanion(file);
    return { output: lines.join('\n'), error: '', exitCode: isRight ? 0 : 1 };
  } finally {
    await file.close();
  }
});
