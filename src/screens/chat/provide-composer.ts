import { composerMachine } from '../../machines/chat/outbox/composer.machine.ts';
import { toStored } from '../../machines/chat/outbox/composer.reducers.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import type { ChatActors, ConversationDeps, ConversationTexts } from './conversation-deps.ts';

/** Provides what the user writes in: its draft is stored for this tab. */
export const provideComposer = (
  { showToast }: Pick<ConversationDeps, 'showToast'>,
  { editReply }: Pick<ChatActors, 'editReply'>,
  { tabDrafts }: Pick<ConversationTexts, 'tabDrafts'>,
) =>
  supervised(
    composerMachine.provide({
      actors: { editReply },
      actions: {
        persistDraft({ context }) {
          const { thread, text } = toStored(context);
          tabDrafts.keep(thread, text);
        },
        showToast,
      },
    }),
    // One that crashes at its start must not block the page.
    1000,
  );
