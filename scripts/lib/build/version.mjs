import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * Returns the version that a build carries: that of package.json and, where it is known, the commit, such as `0.1.0+22f4b571`.
 * A container is built without the folder of git, so its build passes `SOURCE_COMMIT`.
 */
export function readVersion() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commit = process.env.SOURCE_COMMIT || readCommit();
  return commit ? `${version}+${commit.slice(0, 8)}` : version;
}

/** Empty where the code is no checkout, or git is missing. */
function readCommit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}
