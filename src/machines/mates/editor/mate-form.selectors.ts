import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { mateFormMachine } from './mate-form.machine.ts';
import type { MateForm, Problems } from './mate-form.types.ts';

export type MateFormActor = ActorRefFrom<typeof mateFormMachine>;

type Snapshot = SnapshotFrom<typeof mateFormMachine>;

export const selectForm = ({ context }: Snapshot): MateForm => context.form;
export const selectProblems = ({ context }: Snapshot): Problems => context.problems;
export const selectIsNew = ({ context }: Snapshot): boolean => context.mateId === null;
export const selectIsRestored = ({ context }: Snapshot): boolean => context.isRestored;
export const selectHasPreviousForm = ({ context }: Snapshot): boolean => context.previousForm !== null;
export const selectIsSaving = (snapshot: Snapshot): boolean => snapshot.hasTag('saving');
export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.matches({ saving: 'slow' });
export const selectIsSuggesting = (snapshot: Snapshot): boolean => snapshot.matches('suggesting');
export const selectIsSuggestionSlow = (snapshot: Snapshot): boolean =>
  snapshot.matches({ suggesting: 'slow' });
