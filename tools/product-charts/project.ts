import type { Load, Project } from 'statechart-tools/project';
import { filesBelow, root } from '../../tests/architecture/source.ts';

type Exported = Readonly<Record<string, unknown>>;

/** Where the machines of this product are, and what belongs to them. */
export const project: Project = {
  root,
  machines: fromRoot(import.meta.glob<Exported>('../../src/machines/**/*.machine.ts')),
  models: fromRoot(import.meta.glob<Exported>('../../tests/machines/**/*.model.ts')),
  sources: filesBelow('src').filter(
    (path) => /\.tsx?$/.test(path) && !/^src\/(dev|locales)\/|\.types\.ts$/.test(path),
  ),
  roleOf: (path) => {
    if (path.startsWith('src/machines/')) return 'machine';
    return /^src\/(views\/components|services\/browser)\//.test(path) ? 'shared' : 'other';
  },
  tests: filesBelow('tests').filter((path) => /^tests\/(machines|e2e)\/.*\.ts$/.test(path)),
  tables: 'tests/machines/tables',
};

function fromRoot(files: Readonly<Record<string, Load>>): Record<string, Load> {
  return Object.fromEntries(Object.entries(files).map(([path, load]) => [path.replace('../../', ''), load]));
}
