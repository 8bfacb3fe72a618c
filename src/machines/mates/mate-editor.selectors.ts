import type { SnapshotFrom } from 'xstate';
import type { OwnMate } from '../../../contract/own-mate.ts';
import type { Failure } from '../shared/failure.ts';
import type { mateEditorMachine } from './mate-editor.machine.ts';
import type { MateForm, Problems } from './mate-editor.types.ts';

type Snapshot = SnapshotFrom<typeof mateEditorMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed');
export const selectIsMissing = (snapshot: Snapshot): boolean => snapshot.hasTag('missing');
export const selectIsUnavailable = (snapshot: Snapshot): boolean => snapshot.hasTag('unavailable');
export const selectIsShown = (snapshot: Snapshot): boolean => snapshot.hasTag('shown');
export const selectIsSuggesting = (snapshot: Snapshot): boolean => snapshot.hasTag('suggesting');
export const selectIsSaving = (snapshot: Snapshot): boolean => snapshot.hasTag('saving');
export const selectDeletion = (snapshot: Snapshot) => snapshot.children.deleteMate;
export const selectFailure = ({ context }: Snapshot): Failure | null => context.failure;
export const selectMates = ({ context }: Snapshot): readonly OwnMate[] => context.mates;
export const selectMost = ({ context }: Snapshot): number => context.most;
export const selectMateId = ({ context }: Snapshot): string | null => context.mateId;
export const selectForm = ({ context }: Snapshot): MateForm | null => context.form;
export const selectFilled = ({ context }: Snapshot): number => context.filled;
export const selectIsKept = ({ context }: Snapshot): boolean => context.isKept;
export const selectHasEarlier = ({ context }: Snapshot): boolean => context.earlier !== null;
export const selectProblems = ({ context }: Snapshot): Problems => context.problems;

/** The mate that is asked about, or null. */
export const selectSubject = ({ context }: Snapshot): OwnMate | null =>
  context.mates.find(({ mateId }) => mateId === context.subject) ?? null;

/** The mate that was just saved, or null. */
export const selectSaved = (snapshot: Snapshot): OwnMate | null =>
  snapshot.hasTag('saved') ? snapshot.context.saved : null;
