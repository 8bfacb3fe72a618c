import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectHasHeadphones, selectIsMuted, type CallActor } from '../../machines/call/call.machine.ts';
import { Button } from '../components/button.tsx';
import { SwitchField } from '../components/forms/switch-field.tsx';
import { IconButton } from '../components/icons/icon-button.tsx';
import { Icon } from '../components/icons/icon.tsx';
import styles from './call-screen.module.css';

interface CallControlsProps {
  readonly actor: CallActor;
  readonly name: string;
}

/** What the user can do at any time: interrupt, be silent, and end the call. */
export function CallControls({ actor, name }: CallControlsProps) {
  const t = useMessages('dictation').call;
  const isTalking = useSelector(actor, (snapshot) => snapshot.matches({ running: 'talking' }));
  const isMuted = useSelector(actor, selectIsMuted);
  const hasHeadphones = useSelector(actor, selectHasHeadphones);
  const isInterruptible = useSelector(actor, (snapshot) => snapshot.hasTag('interruptible'));
  return (
    <div className={styles.controls}>
      <Button
        className={styles.hint}
        aria-disabled={!isInterruptible}
        onClick={() => actor.send({ type: 'call.interrupt' })}
      >
        {t.interrupt}
      </Button>
      <div className={styles.buttons}>
        <IconButton
          label={t.mute}
          aria-pressed={isMuted}
          aria-disabled={!isTalking}
          onClick={() => actor.send({ type: 'mute.toggle' })}
        >
          <Icon name={isMuted ? 'mic-off' : 'mic'} />
        </IconButton>
        <IconButton label={t.end} className={styles.end} onClick={() => actor.send({ type: 'call.end' })}>
          <Icon name="phone-off" />
        </IconButton>
      </div>
      {isTalking ? (
        <SwitchField
          label={t.headphones}
          note={t.headphonesNote(name)}
          isOn={hasHeadphones}
          isBusy={false}
          onChange={() => actor.send({ type: 'headphones.toggle' })}
        />
      ) : null}
    </div>
  );
}
