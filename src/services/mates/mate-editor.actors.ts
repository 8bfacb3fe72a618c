import { fromPromise } from 'xstate';
import { pictureUrl } from '../../../contract/picture.ts';
import type { OwnMate } from '../../../contract/own-mate.ts';
import type { EditorData } from '../../machines/mates/editor/mate-editor.types.ts';
import type { CardFile, CardFormat, ExportInput } from '../../machines/mates/editor/my-mates.types.ts';
import type {
  DraftKey,
  ImportedCard,
  MateForm,
  SaveInput,
  SaveResult,
  Suggestion,
} from '../../machines/mates/editor/mate-form.types.ts';
import { toAttempt } from '../../machines/shared/commands/command.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { drawPicture } from '../browser/draw-picture.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import type { PictureFiles } from './pictures/picture-files.ts';
import type { OwnMatesService } from './my-mates.ts';

/** Implements the actors of the editor, its form and its list. */
export const mateEditorActors = (
  myMates: OwnMatesService,
  files: PictureFiles,
  fileName: (name: string, format: CardFormat) => string,
) => ({
  openEditor: provideRequest<EditorData, DraftKey>(({ input, signal }) => myMates.open(input, signal)),
  suggestDraft: toAttempt(
    fromPromise<Suggestion, { prompt: string }>(({ input, signal }) => myMates.suggest(input.prompt, signal)),
  ),
  importCard: fromPromise<ImportedCard, { form: MateForm }>(async ({ input }) => {
    const [{ takeCard }, { readCard }] = await Promise.all([
      import('./cards/card-file.ts'),
      import('./cards/character-card.ts'),
    ]);
    const { text, picture } = await takeCard('card');
    const card = readCard(text, input.form);
    files.offer(picture);
    return { ...card, hasPicture: picture !== null };
  }),
  exportCard: toAttempt(
    fromPromise<CardFile, ExportInput>(async ({ input: { mate, format }, signal }) => {
      const { exportCard } = await import('./cards/card-export.ts');
      const original = await myMates.readCard(mate.mateId, signal);
      const shown = mate.picture == null ? mate.portrait : pictureUrl(mate.picture, 768);
      const draw = () => drawPicture(shown, `oklch(0.88 0.06 ${String(mate.hue)})`);
      return { ...(await exportCard(format, { mate, original, draw })), name: fileName(mate.name, format) };
    }),
  ),
  saveMate: toAttempt(fromPromise<SaveResult, SaveInput>(({ input, signal }) => myMates.save(input, signal))),
  deleteMate: toConfirmation(
    fromPromise<readonly OwnMate[], { mateId: string }>(({ input, signal }) =>
      myMates.remove(input.mateId, signal),
    ),
  ),
});
