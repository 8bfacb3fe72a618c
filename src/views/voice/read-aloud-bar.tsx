import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectReadMessage } from '../../machines/voice/read-aloud.machine.ts';
import styles from '../chat/composer/chat-composer.module.css';
import type { ReadAloudBarProps } from '../chat/voice-place.tsx';
import { Button } from '../components/button.tsx';

/** Says that a reply is read aloud, and stops it. */
export function ReadAloudBar({ actor }: ReadAloudBarProps) {
  const t = useMessages('voice');
  const isReading = useSelector(actor, (snapshot) => selectReadMessage(snapshot) !== null);
  const isSpeaking = useSelector(actor, (snapshot) => snapshot.hasTag('speaking'));
  return (
    <div className={styles.bar} role="status" data-speaking={isSpeaking ? '' : undefined}>
      {isReading ? (
        <>
          <span>{t.reading}</span>
          <Button onClick={() => actor.send({ type: 'reading.stop' })}>{t.stop}</Button>
        </>
      ) : null}
    </div>
  );
}
