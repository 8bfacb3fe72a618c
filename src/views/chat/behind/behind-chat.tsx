import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { BehindChatActor } from '../../../machines/chat/behind/behind-chat.machine.ts';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { OnDemand } from '../../components/on-demand.tsx';

/** The dialog that shows what happens to a message between the user, the page and the server. */
export function BehindChat({ actor }: { readonly actor: BehindChatActor }) {
  const t = useMessages('chat');
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  if (!isOpen) return null;
  return (
    <Dialog title={t.behind} placement="top" onClose={() => actor.send({ type: 'charts.close' })}>
      <OnDemand view="behindChat">{(Content) => <Content actor={actor} />}</OnDemand>
    </Dialog>
  );
}
