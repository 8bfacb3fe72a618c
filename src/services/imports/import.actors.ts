import { fromEventObservable, fromPromise } from 'xstate';
import { imports, undoImport, type Import } from '../../../contract/account/imports.ts';
import { newId } from '../../../contract/new-id.ts';
import { ownMates } from '../../../contract/mates/own-mate.ts';
import type {
  ImportChoice,
  ImportPreview,
  ImportProgress,
  ImportProgressed,
  LockedFile,
  ReadInput,
} from '../../machines/imports/import.reducers.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { takeChosenFiles } from '../browser/chosen-file.ts';
import { fromCall } from '../http/from-call.ts';
import { observe } from '../shared/from-async-source.ts';
import { importCode } from '../shared/import-code.ts';
import type { Services } from '../shared/services.ts';

type Deps = Pick<Services, 'call' | 'http'>;

/** Imports what was chosen of the files that were read last. */
type Run = (
  choice: ImportChoice,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
) => Promise<void>;

type FoundPreview = Omit<ImportPreview, 'left'>;

interface ReadFiles {
  readonly preview: FoundPreview;
  readonly run: Run;
}

/** Actors of `import` and `pastImports`. The files are in the inputs `files` and `folder` of the page. */
export const importActors = ({ call, http }: Deps) => {
  let run: Run | null = null;
  let files: readonly File[] = [];
  return {
    readFiles: fromPromise<ImportPreview | LockedFile, ReadInput>(
      async ({ input: { folder, passphrase }, signal }) => {
        if (passphrase === null) files = takeChosenFiles(folder ? 'folder' : 'files');
        const read =
          (await readCompanion({ call, http }, files, passphrase)) ?? (await readOthers(call, files, signal));
        if ('lock' in read) return read;
        ({ run } = read);
        const { left } = await call(imports, {}, signal);
        const { rooms, mates, personas, books } = left;
        return { ...read.preview, left: { chat: rooms, mate: mates, persona: personas, book: books } };
      },
    ),
    runImport: fromEventObservable<ImportProgressed, ImportChoice>(({ input }) =>
      observe((emit, signal) => {
        if (run === null) throw new TypeError('There is nothing to import.');
        return run(input, (progress) => emit({ type: 'import.progress', progress }), signal);
      }),
    ),
    fetchImports: provideRequest<readonly Import[]>(
      async ({ signal }) => (await call(imports, {}, signal)).imports,
    ),
    undoImport: toConfirmation(fromCall(call, undoImport)),
  };
};

/** Reads the exports of other apps. */
async function readOthers(
  call: Services['call'],
  files: readonly File[],
  signal: AbortSignal,
): Promise<ReadFiles> {
  const [{ readExport }, { planImport }, { newImportState, runImport }] = await importCode(() =>
    Promise.all([import('./read-export.ts'), import('./plan-import.ts'), import('./run-import.ts')]),
  );
  const plan = planImport(await readExport(files, { signal, onRead: () => {} }));
  const { mates } = await call(ownMates, {}, signal);
  const state = newImportState();
  return {
    preview: {
      items: plan.items.map(({ source: _source, clientId: _id, ...item }) => item),
      characters: plan.characters.map(({ id, name, hasCard }) => ({ id, name, hasCard })),
      rejected: plan.rejected,
      mates: mates.map(({ mateId, name }) => ({ mateId, name })),
    },
    run: (choice, onProgress, signal) => runImport({ call, plan, signal }, state, { choice, onProgress }),
  };
}

/** Reads a companion file, which is imported by itself; null where none was chosen. */
async function readCompanion(
  { http }: Deps,
  files: readonly File[],
  passphrase: string | null,
): Promise<ReadFiles | LockedFile | null> {
  const { findCompanion } = await importCode(() => import('../companion-file/find-file.ts'));
  const found = await findCompanion(files, passphrase);
  if (found === null || 'lock' in found) return found;
  const { importFile } = await importCode(() => import('../companion-file/import-file.ts'));
  const { file, preview } = found;
  const importId = newId();
  return {
    preview,
    run: ({ excluded }, onProgress, signal) => {
      const wanted = preview.items.filter(({ id }) => !excluded.includes(id));
      const weights = new Map(wanted.map(({ id, messages }) => [id, 1 + messages]));
      return importFile(http, { file, importId, excluded, weights }, onProgress, signal);
    },
  };
}
