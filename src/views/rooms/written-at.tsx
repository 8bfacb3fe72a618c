import { useMessages } from '../../locales/messages.ts';
import { dayInWords } from './day-in-words.ts';
import row from './dated-row.module.css';

/** When the last message of a conversation, or a found one, was written. */
export function WrittenAt({ time }: { readonly time: Date }) {
  const { when } = useMessages('recentChats');
  const formats = useMessages('formats');
  return (
    <time className={row.time} dateTime={time.toISOString()}>
      {dayInWords(time, when, formats)}
    </time>
  );
}
