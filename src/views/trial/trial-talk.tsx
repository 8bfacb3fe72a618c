import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { MateDetail } from '../../../contract/mates/mate-detail.ts';
import { useMessages } from '../../locales/messages.ts';
import type { TrialActor } from '../../machines/trial/trial.machine.ts';
import { bringsHelplines, shownOf } from '../../machines/trial/trial.reducers.ts';
import room from '../chat/chat-room.module.css';
import { Button } from '../components/button.tsx';
import { TrialComposer } from './trial-composer.tsx';
import { TrialLine } from './trial-line.tsx';
import styles from './trial.module.css';

interface TrialTalkProps {
  readonly actor: TrialActor;
  readonly mate: MateDetail;
}

/** The messages of a trial chat, and how it goes on. */
export function TrialTalk({ actor, mate }: TrialTalkProps) {
  const t = useMessages('trial');
  const chat = useMessages('chat');
  const shown = shownOf(useSelector(actor, ({ context }) => context));
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('sending'));
  const isOver = useSelector(actor, (snapshot) => snapshot.hasTag('over'));
  const headingId = useId();
  const last = shown.at(-1);
  return (
    <>
      <div className={room.middle}>
        <h2 id={headingId} className="visually-hidden">
          {chat.conversation(mate.name)}
        </h2>
        <section
          className={room.scroller}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
          tabIndex={0}
          aria-labelledby={headingId}
        >
          <div className={room.thread}>
            <p className={styles.note}>
              {t.intro(mate.shortName)} {t.stored}
            </p>
            <ol className={styles.lines}>
              {shown.map((message, index) => (
                <TrialLine
                  key={index}
                  message={message}
                  seq={index}
                  shortName={mate.shortName}
                  isAfterHelp={bringsHelplines(shown[index - 1]?.help)}
                />
              ))}
            </ol>
            <p className={styles.status} role="status">
              {isSending && last?.role === 'user' ? chat.replying : null}
            </p>
          </div>
        </section>
      </div>
      <div className="visually-hidden" role="log" aria-live="polite">
        {isSending || last?.role === 'user' || shown.length === 1 ? null : <p>{last?.text}</p>}
      </div>
      {isOver ? (
        <div className={styles.sheet}>
          <p>{t.over}</p>
          <Button look="accent" data-next onClick={() => actor.send({ type: 'account.request' })}>
            {t.create}
          </Button>
        </div>
      ) : (
        <TrialComposer actor={actor} mate={mate} />
      )}
    </>
  );
}
