import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectIsAsking, selectIsDeleting, selectSubject } from '../../machines/chat-profile.selectors.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import sheet from '../parts/sheet.module.css';
import type { ChatProfileActor } from './chat-profile.tsx';

/** Asked before a persona is deleted, for that cannot be undone. */
export function ChatProfileQuestion({ actor }: { readonly actor: ChatProfileActor }) {
  const words = useMessages('chatProfile').confirm;
  const persona = useSelector(actor, selectSubject);
  const isAsking = useSelector(actor, selectIsAsking);
  const isDeleting = useSelector(actor, selectIsDeleting);
  if (!isAsking || persona === null) return null;
  const keep = () => actor.send({ type: 'deletion.cancel' });
  return (
    <Dialog title={words.title(persona.name)} text={words.text} onClose={keep}>
      <div className={sheet.actions}>
        <Button onClick={keep} aria-disabled={isDeleting} data-first-focus="">
          {words.no}
        </Button>
        <Button
          look="danger"
          onClick={() => actor.send({ type: 'deletion.confirm' })}
          aria-disabled={isDeleting}
        >
          {isDeleting ? words.busy : words.yes}
        </Button>
      </div>
    </Dialog>
  );
}
