import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { MateDetail } from '../../../contract/mate-detail.ts';
import { useMessages } from '../../locales/messages.ts';
import type { TrialActor } from '../../machines/trial/trial.machine.ts';
import { bringsHelplines } from '../../machines/trial/trial.reducers.ts';
import type { TrialMessage } from '../../machines/trial/trial.reducers.ts';
import { Button } from '../components/button.tsx';
import { CrisisCard } from '../components/messages/crisis-card.tsx';
import messageStyles from '../components/messages/message.module.css';
import { OwnText } from '../components/messages/own-text.tsx';
import { scrollOnMount, scrollOnMountToEnd } from '../dom/arrival.ts';
import { writtenText } from '../dom/thread/rich-text.ts';
import { TrialComposer } from './trial-composer.tsx';
import styles from './trial.module.css';

interface TrialTalkProps {
  readonly actor: TrialActor;
  readonly mate: MateDetail;
}

/** The messages of a trial chat, and how it goes on. */
export function TrialTalk({ actor, mate }: TrialTalkProps) {
  const t = useMessages('trial');
  const chat = useMessages('chat');
  const messages = useSelector(actor, ({ context }) => context.chat.messages);
  const draft = useSelector(actor, ({ context }) => context.chat.draft);
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('sending'));
  const isOver = useSelector(actor, (snapshot) => snapshot.hasTag('over'));
  const headingId = useId();
  const greeting: TrialMessage = { role: 'mate', text: mate.greeting, help: null };
  const sent: TrialMessage = { role: 'user', text: draft, help: null };
  const shown = [greeting, ...messages, ...(isSending ? [sent] : [])];
  return (
    <div className={styles.talk}>
      <h2 id={headingId} className="visually-hidden">
        {chat.conversation(mate.name)}
      </h2>
      <section
        className={styles.scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
        tabIndex={0}
        aria-labelledby={headingId}
      >
        <ol className={styles.thread}>
          {shown.map((message, index) => (
            <Line
              key={index}
              message={message}
              seq={index}
              shortName={mate.shortName}
              isAfterHelp={bringsHelplines(shown[index - 1]?.help)}
            />
          ))}
        </ol>
        <p className={styles.status} role="status">
          {isSending ? chat.replying : null}
        </p>
      </section>
      {isOver ? (
        <div className={styles.sheet}>
          <p>{t.over}</p>
          <Button look="accent" onClick={() => actor.send({ type: 'account.request' })}>
            {t.create}
          </Button>
        </div>
      ) : (
        <TrialComposer actor={actor} shortName={mate.shortName} />
      )}
    </div>
  );
}

interface LineProps {
  readonly message: TrialMessage;
  readonly seq: number;
  readonly shortName: string;
  readonly isAfterHelp: boolean;
}

function Line({ message: { role, text, help }, seq, shortName, isAfterHelp }: LineProps) {
  const { saidBy } = useMessages('chat');
  const isOwn = role === 'user';
  return (
    <li
      ref={isAfterHelp ? null : scrollOnMountToEnd}
      className={isOwn ? messageStyles.fromUser : messageStyles.fromMate}
    >
      <div className={messageStyles.bubble}>
        <span className="visually-hidden">{isOwn ? saidBy.user : saidBy.mate(shortName)} </span>
        {isOwn ? (
          <OwnText text={text} />
        ) : (
          <div ref={writtenText(text)} className={messageStyles.text} dir="auto" />
        )}
      </div>
      {help === null ? null : (
        <div ref={bringsHelplines(help) ? scrollOnMount : null}>
          <CrisisCard level={help} seq={seq} />
        </div>
      )}
    </li>
  );
}
