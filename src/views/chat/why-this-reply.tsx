import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectReplyPrompt,
  type MessageActionsActor,
} from '../../machines/chat/message-actions.selectors.ts';
import {
  selectIsMissing,
  selectIsOpen,
  selectPrompt,
  type ReplyPromptActor,
} from '../../machines/chat/reply-prompt.selectors.ts';
import { Dialog } from '../components/dialog.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Icon } from '../components/icon.tsx';
import { RequestStatus } from '../components/request-status.tsx';
import { usePart } from '../use-part.ts';
import { PromptSections } from './prompt-sections.tsx';

/** The dialog that shows what a reply was written from. */
export function WhyThisReply({ messageActions }: { readonly messageActions: MessageActionsActor }) {
  const replyPrompt = usePart(messageActions, selectReplyPrompt);
  const isOpen = useSelector(replyPrompt, selectIsOpen);
  return replyPrompt === undefined || !isOpen ? null : <OpenDialog actor={replyPrompt} />;
}

function OpenDialog({ actor }: { readonly actor: ReplyPromptActor }) {
  const t = useMessages('messageActions').why;
  const isMissing = useSelector(actor, selectIsMissing);
  const prompt = useSelector(actor, selectPrompt);
  return (
    <Dialog title={t.title} onClose={() => actor.send({ type: 'prompt.close' })}>
      <RequestStatus actor={actor} texts={t} />
      {isMissing ? (
        <EmptyState icon={<Icon name="brain" />} title={t.missing.title} text={t.missing.text} level={2} />
      ) : null}
      {prompt === null ? null : <PromptSections prompt={prompt} />}
    </Dialog>
  );
}
