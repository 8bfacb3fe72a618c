import { daysBetween, type Formats } from '../../locales/formats.ts';
import type { Messages } from '../../locales/messages.ts';

type Texts = Messages['recentChats']['when'];

/** When a message was written, in a list: the time today, the weekday this week, else the date. */
export function dayInWords(
  written: Date,
  texts: Texts,
  formats: Pick<Formats, 'clock' | 'day'>,
  now = new Date(),
): string {
  const days = daysBetween(written, now);
  if (days === 0) return formats.clock(written);
  return days === 1 ? texts.yesterday : formats.day(written, now);
}
