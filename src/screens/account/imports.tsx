import { importMachine } from '../../machines/imports/import.machine.ts';
import { pastImportsMachine } from '../../machines/imports/past-imports.machine.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import { importActors } from '../../services/imports/import.actors.ts';
import { Imports } from '../../views/imports/imports.tsx';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = ({ services }: ScreenDeps) => {
  const { readFiles, runImport, ...past } = importActors(services);
  return defineScreen({
    logic: importMachine.provide({
      actors: {
        readFiles,
        runImport,
        pastImports: supervised(pastImportsMachine.provide({ actors: past })),
      },
    }),
    input: () => undefined,
    View: Imports,
  });
};
