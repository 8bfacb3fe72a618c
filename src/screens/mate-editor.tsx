import { selectUser } from '../machines/auth/auth.selectors.ts';
import { toConfirmation } from '../machines/shared/confirmation.machine.ts';
import { toFailure } from '../machines/shared/failure.ts';
import { mateEditorMachine } from '../machines/mates/mate-editor.machine.ts';
import { downloadJson } from '../services/browser/download-file.ts';
import { focusField } from '../services/browser/form-dom.ts';
import { mateEditorActors } from '../services/mates/mate-editor.actors.ts';
import { createMateDrafts } from '../services/mates/mate-drafts.ts';
import { CardError } from '../services/mates/card-limits.ts';
import { cardOf } from '../services/mates/character-card.ts';
import { createOwnMates } from '../services/mates/my-mates.ts';
import { report } from '../services/shared/report.ts';
import { Generate } from '../views/mates/mate-editor.tsx';
import { defineScreen, type World } from './screen.ts';

export const screen = ({ services, actors: { auth, navigation, notifications }, messages }: World) => {
  const drafts = createMateDrafts(services.storage);
  const tell = (message: string, type: 'positive' | 'negative' | 'warning') =>
    notifications.send({ type: 'notification.show', notification: { message, type } });
  const { deleteMate, ...actors } = mateEditorActors(createOwnMates({ call: services.call, drafts }));
  return defineScreen({
    logic: mateEditorMachine.provide({
      actors: { ...actors, deleteMate: toConfirmation(deleteMate) },
      actions: {
        persistDraft({ context: { userId, mateId, form, clientMateId } }) {
          if (form !== null) drafts.keep({ userId, mateId }, { form, clientMateId });
        },
        forgetDraft: ({ context: { userId, mateId } }) => drafts.forget({ userId, mateId }),
        focusField: (_, { field }) => focusField(field),
        openBlankForm: () => navigation.send({ type: 'link.follow', to: '/generate', replace: true }),
        downloadCard({ context }, { mateId }) {
          const mate = context.mates.find((one) => one.mateId === mateId);
          if (mate !== undefined) downloadJson(messages('generate').card.file(mate.name), cardOf(mate));
        },
        showTruncatedWarning: (_, { isWhole }) =>
          isWhole ? undefined : tell(messages('generate').card.cut, 'warning'),
        showCardError(_, { error }) {
          if (!(error instanceof CardError)) report(error);
          const reason = error instanceof CardError ? error.reason : 'unreadable';
          tell(messages('generate').card[reason], 'negative');
        },
        reportError: (_, { error }) => report(error),
        showDeletedToast: () => tell(messages('generate').deleted, 'positive'),
        notifyFailure(_, { error }) {
          const { kind, message } = toFailure(error);
          tell(message || messages('shell').failure[kind], 'negative');
        },
      },
    }),
    input: ({ search }) => ({
      userId: selectUser(auth.getSnapshot())?.uuid ?? '',
      mateId: new URLSearchParams(search).get('mateId'),
    }),
    View: Generate,
    messages: ['generate'],
  });
};
