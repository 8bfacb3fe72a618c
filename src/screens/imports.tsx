import { importMachine } from '../machines/imports/import.machine.ts';
import { pastImportsMachine } from '../machines/imports/past-imports.machine.ts';
import { supervised } from '../machines/shared/supervised.ts';
import { importActors } from '../services/imports/import.actors.ts';
import { report } from '../services/shared/report.ts';
import { Imports } from '../views/imports/imports.tsx';
import { defineScreen, type ScreenDeps } from './screen.ts';

export const screen = ({ services }: ScreenDeps) => {
  const { readFiles, runImport, ...past } = importActors(services);
  const reportError = (_: unknown, { error }: { error: unknown }) => report(error);
  return defineScreen({
    logic: importMachine.provide({
      actors: {
        readFiles,
        runImport,
        pastImports: supervised(
          pastImportsMachine.provide({ actors: past, actions: { reportError } }),
          report,
        ),
      },
      actions: { reportError },
    }),
    input: () => undefined,
    View: Imports,
  });
};
