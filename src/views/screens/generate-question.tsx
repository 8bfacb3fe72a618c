import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectIsAsking, selectIsDeleting, selectSubject } from '../../machines/generate.selectors.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import sheet from '../parts/sheet.module.css';
import type { GenerateActor } from './generate.tsx';

/** Asked before a mate is deleted, for that cannot be undone. */
export function GenerateQuestion({ actor }: { readonly actor: GenerateActor }) {
  const words = useMessages('generate').confirm;
  const mate = useSelector(actor, selectSubject);
  const isAsking = useSelector(actor, selectIsAsking);
  const isDeleting = useSelector(actor, selectIsDeleting);
  if (!isAsking || mate === null) return null;
  const keep = () => actor.send({ type: 'deletion.cancel' });
  return (
    <Dialog title={words.title(mate.name)} text={words.text} onClose={keep}>
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
