import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectPanel, selectSignIn } from '../../machines/auth.selectors.ts';
import { useAuth, useShell } from '../actors.ts';
import { Button } from '../parts/button.tsx';
import styles from '../parts/slow-note.module.css';

/** The sign-in panel, whose code is fetched when somebody asks for it. */
export function PanelShown() {
  const auth = useAuth();
  const panel = useSelector(auth, selectPanel);
  const actor = useSelector(auth, selectSignIn);
  const code = useShell().panel;
  const close = () => auth.send({ type: 'panel.close' });
  if (panel === null) return null;
  if (panel === 'missing')
    return <PanelMissing onRetry={() => auth.send({ type: 'load.retry' })} onClose={close} />;
  return code.View === null || actor === undefined ? (
    <PanelAwaited onStop={close} />
  ) : (
    <code.View actor={actor} onClose={close} />
  );
}

/** It stays out of sight at first, for most moments are short. */
function PanelAwaited({ onStop }: { readonly onStop: () => void }) {
  const words = useMessages('parts');
  return (
    <div className={styles.note} data-late="" role="status">
      <p>{useMessages('shell').loading}</p>
      <Button onClick={onStop}>{words.stopWaiting}</Button>
    </div>
  );
}

function PanelMissing({ onRetry, onClose }: { readonly onRetry: () => void; readonly onClose: () => void }) {
  const words = useMessages('parts');
  return (
    <div className={styles.note} role="alert">
      <p>{useMessages('standIn').partFailed}</p>
      <Button look="accent" onClick={onRetry}>
        {words.retry}
      </Button>
      <Button onClick={onClose}>{words.close}</Button>
    </div>
  );
}
