import { readFileSync } from 'node:fs';

/** The version at the top of the list of changes, so that a new version comes with its lines. */
interface NewestChange {
  readonly version: string;
  /** One of its lines corrects what the document said about a server that stays as it was. */
  readonly isCorrection: boolean;
}

export const readNewestChange = (): NewestChange => {
  const changes = readFileSync(new URL('../../../docs/api-changes.md', import.meta.url), 'utf8');
  const [, version, lines] = /^## (\d+\.\d+\.\d+)\n\n(- [\s\S]*?)(?=\n## )/m.exec(changes) ?? [];
  if (version === undefined || lines === undefined)
    throw new Error('docs/api-changes.md does not begin with a version and its changes.');
  return { version, isCorrection: /^- Correction: /m.test(lines) };
};
