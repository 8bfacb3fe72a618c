import type { SnapshotFrom } from 'xstate';
import type { formDraftsMachine, FormFields } from './form-drafts.machine.ts';

/** Returns the input of the form before the page was loaded; undefined where there was none. */
export const selectRestored = (
  { context }: SnapshotFrom<typeof formDraftsMachine>,
  form: string,
): FormFields | undefined => context.restored[form];
