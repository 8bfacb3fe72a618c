/** The first step of every script of package.json, so that each works on a clone without packages. */
import { readFileSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';

/** With `--help` prints the comment at the top of the script and exits; otherwise installs what is missing. */
export function startScript() {
  if (process.argv.includes('--help')) {
    console.log(headOf(process.argv[1]));
    process.exit(0);
  }
  ensureInstalled();
}

/** Returns the comment at the top of a script, which says what the script does and how it is called. */
export function headOf(file) {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(file, 'utf8')) ?? [];
  return comment
    .split(/\r?\n/)
    .map((line) => line.replace(/^ \* ?/, '').trimEnd())
    .join('\n')
    .trim();
}
