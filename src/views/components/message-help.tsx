import { Link } from 'wouter';
import type { HelpLevel } from '../../../contract/help.ts';
import { useMessages } from '../../locales/messages.ts';
import type { ChatExtrasViews } from '../chat/chat-actions.ts';
import styles from './message.module.css';

interface MessageHelpProps {
  readonly level: HelpLevel;
  /** The place of the message that it stands beside. */
  readonly seq: number;
  readonly extras: ChatExtrasViews | null;
}

/** People who listen, beside a message that asks for it; or the way to them where their card is not here. */
export function MessageHelp({ extras, ...help }: MessageHelpProps) {
  const { safety } = useMessages('titles');
  return extras === null ? (
    <p className={styles.note}>
      <Link href="/safety">{safety}</Link>
    </p>
  ) : (
    <extras.HelpCard {...help} />
  );
}
