import { fromPromise } from 'xstate';
import { pictureUrl } from '../../../contract/mates/picture.ts';
import type { OwnMate } from '../../../contract/mates/own-mate.ts';
import type { EditorData } from '../../machines/mates/editor/mate-editor.machine.ts';
import type {
  CardFile,
  CardFormat,
  ExportInput,
  MateList,
} from '../../machines/mates/editor/my-mates.reducers.ts';
import type {
  DraftKey,
  ImportedCard,
  MateForm,
  SaveInput,
  SaveResult,
  Suggestion,
} from '../../machines/mates/editor/mate-form.reducers.ts';
import type { CardAssets } from '../../machines/mates/imports/card-batch.reducers.ts';
import { toAttempt } from '../../machines/shared/commands/command.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { drawPicture } from '../browser/draw-picture.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import type { CardContainer } from './cards/card-file.ts';
import type { PictureFiles } from './pictures/picture-files.ts';
import type { OwnMatesService } from './my-mates.ts';
import { importCode } from '../shared/import-code.ts';

/** Implements the actors of the editor and its form. `onDropFile`: the file of a saved mate’s card could not be stored. */
export const mateEditorActors = (
  myMates: OwnMatesService,
  files: PictureFiles,
  onDropFile: (assets: CardAssets) => void,
) => {
  /** The last imported card, until the page is left: drafts hold its text alone. */
  let imported: CardContainer | null = null;
  return {
    openEditor: provideRequest<EditorData, DraftKey>(({ input, signal }) => myMates.open(input, signal)),
    suggestDraft: toAttempt(
      fromPromise<Suggestion, { prompt: string }>(({ input, signal }) =>
        myMates.suggest(input.prompt, signal),
      ),
    ),
    importCard: fromPromise<ImportedCard, { form: MateForm }>(async ({ input }) => {
      const [{ takeCard }, { readCard }, { portraitIn }] = await importCode(() =>
        Promise.all([
          import('./cards/card-file.ts'),
          import('./cards/character-card.ts'),
          import('./cards/card-assets.ts'),
        ]),
      );
      imported = await takeCard('card');
      const card = readCard(imported.text, input.form);
      const picture = await portraitIn(imported);
      files.offer(picture);
      return { ...card, hasPicture: picture !== null };
    }),
    saveMate: toAttempt(
      fromPromise<SaveResult, SaveInput>(async ({ input, signal }) => {
        const result = await myMates.save(input, signal);
        if (
          result.kind === 'saved' &&
          imported !== null &&
          imported.kind !== 'json' &&
          imported.text === input.card
        ) {
          const isStored = await myMates.saveCardFile(result.mate.mateId, imported.bytes, signal);
          if (!isStored) onDropFile(await readAssets(imported));
        }
        return result;
      }),
    ),
  };
};

/** Implements the actors of the list. */
export const myMatesActors = (
  myMates: OwnMatesService,
  fileName: (name: string, format: CardFormat) => string,
) => ({
  fetchMates: provideRequest<MateList>(({ signal }) => myMates.list(signal)),
  exportCard: toAttempt(
    fromPromise<CardFile, ExportInput>(async ({ input: { mate, format }, signal }) => {
      const { exportCard } = await importCode(() => import('./cards/card-export.ts'));
      const original = await myMates.readCard(mate.mateId, signal);
      const shown = mate.picture == null ? mate.portrait : pictureUrl(mate.picture, 768);
      const draw = () => drawPicture(shown, `oklch(0.88 0.06 ${String(mate.hue)})`);
      const readFile = () => myMates.readCardFile(mate.mateId, signal);
      return {
        ...(await exportCard(format, { mate, original, readFile, draw })),
        name: fileName(mate.name, format),
      };
    }),
  ),
  deleteMate: toConfirmation(
    fromPromise<readonly OwnMate[], { mateId: string }>(({ input, signal }) =>
      myMates.remove(input.mateId, signal),
    ),
  ),
});

async function readAssets(container: CardContainer): Promise<CardAssets> {
  const { assetsOf } = await importCode(() => import('./cards/card-assets.ts'));
  return { ...assetsOf(container), isRetained: false };
}
