import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { mateFormMachine } from './mate-form.machine.ts';
import type { MateForm, Problems } from './mate-form.reducers.ts';

export type MateFormActor = ActorRefFrom<typeof mateFormMachine>;

type Snapshot = SnapshotFrom<typeof mateFormMachine>;

export const selectForm = ({ context }: Snapshot): MateForm => context.form;
/** The text of the card that the form was filled from; null without one. */
export const selectCard = ({ context }: Snapshot): string | null => context.card;
export const selectProblems = ({ context }: Snapshot): Problems => context.problems;
export const selectIsNew = ({ context }: Snapshot): boolean => context.mateId === null;
export const selectIsRestored = ({ context }: Snapshot): boolean => context.isRestored;
export const selectHasPreviousForm = ({ context }: Snapshot): boolean => context.previousForm !== null;
/** The received card that waits for a decision; null where there is none. */
export const selectOffer = (snapshot: Snapshot): string | null =>
  snapshot.can({ type: 'card.decline' }) ? snapshot.context.offeredFileId : null;
/** Whether nothing else is under way: the form is then saved, or a draft suggested. */
export const selectIsIdle = (snapshot: Snapshot): boolean => snapshot.can({ type: 'draft.submit' });
/** Saves the mate; undefined where the user did not ask for it. */
export const selectSave = ({ children }: Snapshot) => children.saveMate;
/** Fetches a suggestion; undefined where the user did not ask for it. */
export const selectSuggestion = ({ children }: Snapshot) => children.suggestDraft;
/** Why there was no suggestion; null where the last attempt did not fail. */
export const selectSuggestionFailure = ({ context }: Snapshot) => context.suggestionFailure;
/** The choice of an own picture. */
export const selectPictureChoice = ({ children }: Snapshot) => children.pictureChoice;
