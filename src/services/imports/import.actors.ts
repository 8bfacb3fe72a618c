import { fromEventObservable, fromPromise } from 'xstate';
import { imports, undoImport, type Import } from '../../../contract/imports.ts';
import { ownMates } from '../../../contract/own-mate.ts';
import type {
  ImportChoice,
  ImportPreview,
  ImportProgressed,
} from '../../machines/imports/import.reducers.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { takeChosenFiles } from '../browser/chosen-file.ts';
import { fromCall } from '../http/from-call.ts';
import { observe } from '../shared/from-async-source.ts';
import type { Services } from '../shared/services.ts';
import type { ImportPlan } from './plan-import.ts';
import { newImportState, runImport, type ImportState } from './run-import.ts';
import { importCode } from '../shared/import-code.ts';

/** Actors of `import` and `pastImports`. The files are in the inputs `files` and `folder` of the page. */
export const importActors = ({ call }: Pick<Services, 'call'>) => {
  let current: { readonly plan: ImportPlan; readonly state: ImportState } | null = null;
  return {
    readFiles: fromPromise<ImportPreview, { folder: boolean }>(async ({ input: { folder }, signal }) => {
      const files = takeChosenFiles(folder ? 'folder' : 'files');
      const [{ readExport }, { planImport }] = await importCode(() =>
        Promise.all([import('./read-export.ts'), import('./plan-import.ts')]),
      );
      const plan = planImport(await readExport(files, { signal, onRead: () => {} }));
      const { mates } = await call(ownMates, {}, signal);
      current = { plan, state: newImportState() };
      return {
        items: plan.items.map(({ source: _source, clientId: _id, ...item }) => item),
        characters: plan.characters.map(({ id, name, hasCard }) => ({ id, name, hasCard })),
        rejected: plan.rejected,
        mates: mates.map(({ mateId, name }) => ({ mateId, name })),
      };
    }),
    runImport: fromEventObservable<ImportProgressed, ImportChoice>(({ input }) =>
      observe((emit, signal) => {
        if (current === null) throw new TypeError('There is nothing to import.');
        const { plan, state } = current;
        return runImport({ call, plan, signal }, state, {
          choice: input,
          onProgress: (progress) => emit({ type: 'import.progress', progress }),
        });
      }),
    ),
    fetchImports: provideRequest<readonly Import[]>(
      async ({ signal }) => (await call(imports, {}, signal)).imports,
    ),
    undoImport: toConfirmation(fromCall(call, undoImport)),
  };
};
