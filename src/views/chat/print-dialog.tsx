import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { ConversationActor } from '../../machines/chat/conversation.machine.ts';
import type { OlderMessagesActor } from '../../machines/chat/history/older-messages.machine.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialogs/dialog.tsx';
import sheet from '../components/dialogs/sheet.module.css';

interface PrintDialogProps {
  readonly conversation: ConversationActor;
  readonly olderMessages: OlderMessagesActor;
}

/** The dialog that is open while the messages to print are loading, until the browser's own opens. */
export function PrintDialog(props: PrintDialogProps) {
  return useSelector(props.olderMessages, (snapshot) => snapshot.hasTag('preparing')) ? (
    <OpenDialog {...props} />
  ) : null;
}

function OpenDialog({ conversation, olderMessages }: PrintDialogProps) {
  const { print: t, older } = useMessages('chat');
  const parts = useMessages('components');
  const count = useSelector(conversation, ({ context }) => context.messages.length);
  const isSlow = useSelector(olderMessages, (snapshot) => snapshot.hasTag('slow'));
  const isFailed = useSelector(olderMessages, (snapshot) => snapshot.hasTag('failed'));
  const isNotPrinted = useSelector(olderMessages, (snapshot) => snapshot.hasTag('notPrinted'));
  const problem = isNotPrinted ? t.unsupported : isFailed ? older.failed : null;
  const cancel = () => olderMessages.send({ type: 'print.cancel' });
  return (
    <Dialog title={t.open} onClose={cancel}>
      <p role="status">{problem === null ? t.loaded(count) : null}</p>
      {isSlow ? <p role="status">{parts.slow}</p> : null}
      {problem === null ? null : <p role="alert">{problem}</p>}
      <div className={sheet.actions}>
        <Button onClick={cancel} data-autofocus="">
          {isNotPrinted ? parts.close : parts.cancel}
        </Button>
        {isSlow || isFailed ? (
          <Button look="accent" onClick={() => olderMessages.send({ type: 'load.retry' })}>
            {parts.retry}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
