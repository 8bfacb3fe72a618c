/** The files that are formatted and linted. */
import { readdirSync } from 'node:fs';
import { root } from './root.mjs';

const configs = readdirSync(root).filter((file) => file.endsWith('.config.ts'));

/** The folders and files with code, from the root folder. */
export const sources = ['contract', 'server', 'src', 'tests', 'tools', 'scripts', ...configs];
