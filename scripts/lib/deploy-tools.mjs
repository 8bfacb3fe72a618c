/** Finds the programs with which the files in `deploy/` are checked. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps some in folders that are not in the PATH of every user. */
const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/sbin', '/usr/bin'];

/** Returns the path of a program, or null when it is not installed. */
export function findTool(name) {
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Returns the programs that are not installed. `openssl` makes the certificate of the tests. */
export function missingTools() {
  return ['nginx', 'caddy', 'systemd-analyze', 'openssl'].filter((name) => findTool(name) === null);
}

/** Returns what building the container image needs and this machine lacks. */
export function missingForContainer() {
  const programs = ['buildah', 'debootstrap'].filter((name) => findTool(name) === null);
  return process.getuid?.() === 0 ? programs : [...programs, 'root'];
}
