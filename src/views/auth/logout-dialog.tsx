import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectAskedWords,
  type LogoutConfirmationActor,
} from '../../machines/auth/logout-confirmation.selectors.ts';
import { useLogoutConfirmation } from '../app-context.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import sheet from '../components/sheet.module.css';

/** Asks for confirmation before logging out with unsent drafts. */
export function LogoutDialog() {
  const parting = useLogoutConfirmation();
  return parting === undefined ? null : <Question parting={parting} />;
}

function Question({ parting }: { readonly parting: LogoutConfirmationActor }) {
  const count = useSelector(parting, selectAskedWords);
  return count === null ? null : <Asked parting={parting} count={count} />;
}

function Asked({ parting, count }: { readonly parting: LogoutConfirmationActor; readonly count: number }) {
  const words = useMessages('parting');
  const stay = () => parting.send({ type: 'logout.cancel' });
  return (
    <Dialog title={words.title} text={words.text(count)} onClose={stay}>
      <div className={sheet.form}>
        <Button onClick={stay} data-first-focus="">
          {words.stay}
        </Button>
        <Button onClick={() => parting.send({ type: 'drafts.keep' })}>{words.keep}</Button>
        <Button look="danger" onClick={() => parting.send({ type: 'drafts.discard' })}>
          {words.remove}
        </Button>
      </div>
    </Dialog>
  );
}
