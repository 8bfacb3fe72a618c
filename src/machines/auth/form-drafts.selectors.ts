import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { formDraftsMachine, FormFields } from './form-drafts.machine.ts';

export type FormDraftsActor = ActorRefFrom<typeof formDraftsMachine>;

/** What was typed into the form before the page was loaded; undefined where nothing was. */
export const selectRestored = (
  { context }: SnapshotFrom<typeof formDraftsMachine>,
  form: string,
): FormFields | undefined => context.restored[form];
