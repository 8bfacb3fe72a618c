import { fromPromise } from 'xstate';
import type { OwnMate } from '../../../contract/own-mate.ts';
import type {
  CardRead,
  DraftPlace,
  MateForm,
  Opened,
  Outcome,
  Submission,
  Suggestion,
} from '../../machines/mates/mate-editor.types.ts';
import { takeFile } from './card-file.ts';
import { readCard } from './character-card.ts';
import type { OwnMatesService } from './my-mates.ts';

/** What the actors of the screen do where mates are made. */
export const mateEditorActors = (ownMates: OwnMatesService) => ({
  openEditor: fromPromise<Opened, DraftPlace>(({ input, signal }) => ownMates.open(input, signal)),
  suggestDraft: fromPromise<Suggestion, { prompt: string }>(({ input, signal }) =>
    ownMates.suggest(input.prompt, signal),
  ),
  readCard: fromPromise<CardRead, { form: MateForm | null }>(async ({ input: { form } }) => {
    const text = await takeFile('card');
    if (form === null) throw new TypeError('There is no form to fill.');
    return readCard(text, form);
  }),
  saveMate: fromPromise<Outcome, Submission>(({ input, signal }) => ownMates.save(input, signal)),
  deleteMate: fromPromise<readonly OwnMate[], { mateId: string }>(({ input, signal }) =>
    ownMates.remove(input.mateId, signal),
  ),
});
