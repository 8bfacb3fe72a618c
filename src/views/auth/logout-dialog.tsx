import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectDraftCount,
  type LogoutConfirmationActor,
} from '../../machines/auth/logout-confirmation.machine.ts';
import { useLogoutConfirmation } from '../app-context.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialogs/dialog.tsx';
import sheet from '../components/dialogs/sheet.module.css';

/** Asks for confirmation before logging out with unsent drafts. */
export function LogoutDialog() {
  const actor = useLogoutConfirmation();
  return actor === undefined ? null : <Question actor={actor} />;
}

function Question({ actor }: { readonly actor: LogoutConfirmationActor }) {
  const text = useMessages('logoutConfirmation');
  const count = useSelector(actor, selectDraftCount);
  const cancel = () => actor.send({ type: 'logout.cancel' });
  if (count === null) return null;
  return (
    <Dialog title={text.title} text={text.text(count)} onClose={cancel}>
      <div className={sheet.form}>
        <Button onClick={cancel} data-autofocus="">
          {text.stay}
        </Button>
        <Button onClick={() => actor.send({ type: 'drafts.keep' })}>{text.keep}</Button>
        <Button look="danger" onClick={() => actor.send({ type: 'drafts.discard' })}>
          {text.remove}
        </Button>
      </div>
    </Dialog>
  );
}
