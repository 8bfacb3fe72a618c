import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { useMessages } from '../../locales/messages.ts';
import { Dialog } from '../components/dialogs/dialog.tsx';
import { Portrait } from '../components/mates/portrait.tsx';
import { CallCaptions, type CallProps } from './call-captions.tsx';
import { CallControls } from './call-controls.tsx';
import { CallStatus } from './call-status.tsx';
import styles from './call-screen.module.css';

/** A call: who speaks, in words and as captions, and what the user can do. */
export function CallScreen({ actor, conversation }: CallProps) {
  const t = useMessages('dictation').call;
  const mate = useSelector(conversation, ({ context }) => context.room.mate);
  const turn = useSelector(actor, (snapshot) => turns.find((tag) => snapshot.hasTag(tag)));
  const isInterruptible = useSelector(actor, (snapshot) => snapshot.hasTag('interruptible'));
  const interrupt = () => {
    if (isInterruptible) actor.send({ type: 'call.interrupt' });
  };
  return (
    <Dialog
      title={t.title(mate.shortName)}
      className={styles.dialog}
      onClose={() => actor.send({ type: 'call.end' })}
      onKeyDown={(event) => {
        if (interrupts(event)) interrupt();
      }}
    >
      <div className={styles.call} data-turn={turn}>
        <p className={styles.kind}>{t.kind}</p>
        <button
          type="button"
          className={styles.portrait}
          data-autofocus=""
          aria-label={t.interrupt}
          aria-disabled={!isInterruptible}
          onClick={interrupt}
        >
          <Portrait mate={mate} shape="round" eager />
        </button>
        <CallStatus actor={actor} name={mate.shortName} />
        <CallCaptions actor={actor} conversation={conversation} />
        <CallControls actor={actor} name={mate.shortName} />
      </div>
    </Dialog>
  );
}

const turns = ['listening', 'thinking', 'speaking', 'interrupted'] as const;

/** Space and Enter interrupt wherever no control takes them. */
const interrupts = ({ key, target }: KeyboardEvent): boolean =>
  (key === ' ' || key === 'Enter') &&
  !(target instanceof HTMLElement && target.closest('button, input, select, a') !== null);
