import { useSelector } from '@xstate/react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useMessages } from '../../locales/messages.ts';
import { Button } from '../components/button.tsx';
import { IconButton } from '../components/icon-button.tsx';
import { Icon } from '../components/icon.tsx';
import { tinted } from '../components/mates/mate-theme.ts';
import { Portrait } from '../components/mates/portrait.tsx';
import { useApp } from '../app-context.ts';
import { modal } from '../dom/modal.ts';
import { refFor } from '../dom/ref-for.ts';
import { CallCaptions } from './call-captions.tsx';
import type { CallScreenProps } from './call-place.tsx';
import { CallStatus } from './call-status.tsx';
import styles from './call-screen.module.css';

const titleId = 'call-title';

/** A call: who speaks, in words and as captions, and what the user can do. */
export function CallScreen({ actor, conversation }: CallScreenProps) {
  const t = useMessages('call');
  const { layers } = useApp();
  const mate = useSelector(conversation, ({ context }) => context.room.mate);
  const snapshot = useSelector(actor, (latest) => latest);
  const isInterruptible = snapshot.hasTag('interruptible');
  const interrupt = () => actor.send({ type: 'call.interrupt' });
  const end = (event: SyntheticEvent) => {
    event.preventDefault();
    actor.send({ type: 'call.end' });
  };
  return (
    <dialog
      ref={refFor(layers, modal)}
      className={styles.call}
      aria-labelledby={titleId}
      data-turn={turnOf((tag) => snapshot.hasTag(tag))}
      onCancel={end}
      onKeyDown={(event) => {
        if (isInterruptible && interrupts(event)) interrupt();
      }}
      {...tinted(mate.hue)}
    >
      <header className={styles.header}>
        <h2 id={titleId}>{t.title(mate.shortName)}</h2>
        <p className={styles.kind}>{t.kind}</p>
      </header>
      <button
        type="button"
        className={styles.portrait}
        data-autofocus=""
        aria-label={isInterruptible ? t.interrupt : t.title(mate.shortName)}
        aria-disabled={!isInterruptible}
        onClick={() => {
          if (isInterruptible) interrupt();
        }}
      >
        <Portrait mate={mate} shape="round" eager />
      </button>
      <CallStatus actor={actor} name={mate.shortName} />
      <CallCaptions actor={actor} conversation={conversation} />
      <CallControls actor={actor} />
    </dialog>
  );
}

type CallControlsProps = Pick<CallScreenProps, 'actor'>;

function CallControls({ actor }: CallControlsProps) {
  const t = useMessages('call');
  const isTalking = useSelector(actor, (snapshot) => snapshot.matches({ running: 'talking' }));
  const isMuted = useSelector(actor, (snapshot) =>
    snapshot.matches({ running: { talking: { microphone: 'muted' } } }),
  );
  const hasHeadphones = useSelector(actor, (snapshot) =>
    snapshot.matches({ running: { talking: { headphones: 'on' } } }),
  );
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
      <label className={styles.headphones}>
        <input
          type="checkbox"
          role="switch"
          checked={hasHeadphones}
          aria-checked={hasHeadphones}
          aria-disabled={!isTalking}
          onChange={() => actor.send({ type: 'headphones.toggle' })}
        />
        {t.headphones}
      </label>
    </div>
  );
}

const turns = ['listening', 'thinking', 'speaking', 'interrupted'] as const;

const turnOf = (has: (tag: (typeof turns)[number]) => boolean): string | undefined => turns.find(has);

/** Space and Enter interrupt wherever no control takes them. */
const interrupts = ({ key, target }: KeyboardEvent): boolean =>
  (key === ' ' || key === 'Enter') &&
  !(target instanceof HTMLElement && target.closest('button, input, select, a') !== null);
