import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import { selectTeaching } from '../../../machines/chat/conversation.selectors.ts';

/** Announces what the user's newest message taught the mate. */
export function LearnedNotice({ conversation }: { readonly conversation: ConversationActor }) {
  const t = useMessages('messageActions').learned;
  const teaching = useSelector(conversation, selectTeaching);
  return (
    <p role="status" className="visually-hidden">
      {teaching === null ? null : t.line(teaching.learned.map(({ text }) => text).join(' · '))}
    </p>
  );
}
