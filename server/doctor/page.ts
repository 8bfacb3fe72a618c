import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { ok, problem, type Finding } from './finding.ts';

/** Returns what is wrong with the folder of the built page; null when the page is there. */
export const findMissingPage = ({ clientDir }: Pick<Config, 'clientDir'>): string | null =>
  existsSync(join(clientDir, 'index.html'))
    ? null
    : `There is no page in ${clientDir}: browsers get "Not found". Run npm run build, set CLIENT_DIR, or start the server in its own folder.`;

export const checkPage = (config: Pick<Config, 'clientDir'>): Finding => {
  const missing = findMissingPage(config);
  return missing === null ? ok(config.clientDir) : problem(missing);
};
