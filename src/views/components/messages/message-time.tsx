import { useMessages } from '../../../locales/messages.ts';
import type { ChatMessage } from '../../../machines/chat/conversation.types.ts';

interface MessageTimeProps {
  readonly message: Pick<ChatMessage, 'createdAt'>;
  readonly className: string | undefined;
}

/** When a message was written. */
export function MessageTime({ message: { createdAt }, className }: MessageTimeProps) {
  const { when } = useMessages('chat');
  if (createdAt === 0) return null;
  return (
    <time className={className} dateTime={new Date(createdAt).toISOString()}>
      {relativeToNow(when, createdAt)}
    </time>
  );
}

const relativeToNow = (when: (written: Date, now: Date) => string, createdAt: number): string =>
  when(new Date(createdAt), new Date());
