import { useMessages } from '../../locales/messages.ts';
import { bringsHelplines, type TrialMessage } from '../../machines/trial/trial.reducers.ts';
import { CrisisCard } from '../components/messages/crisis-card.tsx';
import styles from '../components/messages/message.module.css';
import { OwnText } from '../components/messages/own-text.tsx';
import { scrollOnMount, showBelowOwn } from '../dom/arrival.ts';
import { writtenText } from '../dom/thread/rich-text.ts';

interface TrialLineProps {
  readonly message: TrialMessage;
  readonly seq: number;
  readonly shortName: string;
  readonly isAfterHelp: boolean;
}

/** A message of a trial chat. One that grows is followed until the message that it answers is at the top of the view. */
export function TrialLine({ message: { role, text, help }, seq, shortName, isAfterHelp }: TrialLineProps) {
  const { saidBy } = useMessages('chat');
  const isOwn = role === 'user';
  return (
    <li ref={isAfterHelp ? null : showBelowOwn(text)} className={isOwn ? styles.fromUser : styles.fromMate}>
      <div className={styles.bubble}>
        <span className="visually-hidden">{isOwn ? saidBy.user : saidBy.mate(shortName)} </span>
        {isOwn ? <OwnText text={text} /> : <div ref={writtenText(text)} className={styles.text} dir="auto" />}
      </div>
      {help === null ? null : (
        <div ref={bringsHelplines(help) ? scrollOnMount : null}>
          <CrisisCard level={help} seq={seq} />
        </div>
      )}
    </li>
  );
}
