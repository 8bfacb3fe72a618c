import { fromPromise } from 'xstate';
import type { OwnMate } from '../../../contract/own-mate.ts';
import type { EditorData } from '../../machines/mates/editor/mate-editor.types.ts';
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
import { provideRequest } from '../../machines/shared/request.ts';
import { takeCard } from './cards/card-file.ts';
import { readCard } from './cards/character-card.ts';
import type { OwnMatesService } from './my-mates.ts';

/** Implements the actors of the editor, its form and its list. */
export const mateEditorActors = (myMates: OwnMatesService) => ({
  openEditor: provideRequest<EditorData, DraftKey>(({ input, signal }) => myMates.open(input, signal)),
  suggestDraft: toAttempt(
    fromPromise<Suggestion, { prompt: string }>(({ input, signal }) => myMates.suggest(input.prompt, signal)),
  ),
  importCard: fromPromise<ImportedCard, { form: MateForm }>(async ({ input }) =>
    readCard(await takeCard('card'), input.form),
  ),
  saveMate: toAttempt(fromPromise<SaveResult, SaveInput>(({ input, signal }) => myMates.save(input, signal))),
  deleteMate: toConfirmation(
    fromPromise<readonly OwnMate[], { mateId: string }>(({ input, signal }) =>
      myMates.remove(input.mateId, signal),
    ),
  ),
});
