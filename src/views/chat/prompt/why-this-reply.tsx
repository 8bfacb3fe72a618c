import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { MessageActionsActor } from '../../../machines/chat/message-actions.machine.ts';
import type { ReplyPromptActor } from '../../../machines/chat/reply-prompt.machine.ts';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { OnDemand } from '../../components/on-demand.tsx';
import { usePart } from '../../use-part.ts';

/** The dialog that shows what a reply was written from. */
export function WhyThisReply({ messageActions }: { readonly messageActions: MessageActionsActor }) {
  const replyPrompt = usePart(messageActions, ({ children }) => children.replyPrompt);
  const isOpen = useSelector(replyPrompt, (snapshot) => snapshot?.hasTag('open') === true);
  return replyPrompt === undefined || !isOpen ? null : <OpenDialog actor={replyPrompt} />;
}

function OpenDialog({ actor }: { readonly actor: ReplyPromptActor }) {
  const t = useMessages('messageActions').why;
  return (
    <Dialog title={t.title} onClose={() => actor.send({ type: 'prompt.close' })}>
      <OnDemand view="replyPrompt">{(Content) => <Content actor={actor} />}</OnDemand>
    </Dialog>
  );
}
