import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useMessages } from '../../locales/messages.ts';
import type { ConversationActor } from '../../machines/chat/conversation.machine.ts';
import { selectHasCrashed, type Crashable } from '../../machines/shared/supervised.ts';
import { Button } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import box from '../components/status/notice.module.css';
import styles from './chat-crashed.module.css';

/** Offers to restart the parts of the conversation that crashed, with a link to the helplines. */
export function ChatCrashed({ conversation }: { readonly conversation: ConversationActor }) {
  const { partFailed } = useMessages('unavailable');
  const { retry } = useMessages('components');
  const { safety } = useMessages('titles');
  const crashed = [
    useCrashed(useSelector(conversation, ({ children }) => children.olderMessages)),
    useCrashed(useSelector(conversation, ({ children }) => children.roomRefresh)),
    useCrashed(useSelector(conversation, ({ children }) => children.replySuggestions)),
    useCrashed(useSelector(conversation, ({ children }) => children.messageActions)),
  ].filter((part) => part !== null);
  if (crashed.length === 0) return null;
  const restart = () => {
    for (const part of crashed) part.send({ type: 'load.retry' });
  };
  return (
    <div className={classNames(box.notice, styles.note)} role="alert">
      <p>
        {partFailed} <Link href="/safety">{safety}</Link>
      </p>
      <Button onClick={restart}>{retry}</Button>
    </div>
  );
}

/** Returns the part if it has crashed. */
const useCrashed = (part: Crashable | undefined): Crashable | null => {
  const hasCrashed = useSelector(part, (snapshot) => snapshot !== undefined && selectHasCrashed(snapshot));
  return part !== undefined && hasCrashed ? part : null;
};
