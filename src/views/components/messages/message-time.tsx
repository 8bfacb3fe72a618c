import { useMessages } from '../../../locales/messages.ts';
import type { ChatMessage } from '../../../machines/chat/conversation.types.ts';
import { timeInWords } from './time-in-words.ts';

interface MessageTimeProps {
  readonly message: Pick<ChatMessage, 'createdAt'>;
  readonly className: string | undefined;
}

/** When a message was written. */
export function MessageTime({ message: { createdAt }, className }: MessageTimeProps) {
  const { when } = useMessages('chat');
  const formats = useMessages('formats');
  if (createdAt === 0) return null;
  return (
    <time className={className} dateTime={new Date(createdAt).toISOString()}>
      {timeInWords(new Date(createdAt), when, formats)}
    </time>
  );
}
