import { assign } from 'xstate';
import { formDraftsMachine } from '../../machines/auth/form-drafts.machine.ts';
import type { FormDrafts } from '../../services/browser/form-drafts.ts';

interface FormDraftsDeps {
  readonly formDrafts: FormDrafts;
  /** Returns '' without a session. */
  readonly getUserId: () => string;
}

/** Provides the machine that stores what is typed into forms. */
export const provideFormDrafts = ({ formDrafts, getUserId }: FormDraftsDeps) =>
  formDraftsMachine.provide({
    actions: {
      restoreDrafts: assign(() => {
        const userId = getUserId();
        return { userId, restored: formDrafts.read(userId) };
      }),
      persistDraft: (_, { userId, form, fields }) => formDrafts.write({ userId, form, fields }),
      removeDraft: (_, { userId, form }) => formDrafts.remove({ userId, form }),
      removeDrafts: (_, { userId }) => formDrafts.removeAll(userId),
    },
  });
