import { daysBetween, type Formats } from '../../../locales/formats.ts';
import type { Messages } from '../../../locales/messages.ts';

type Texts = Messages['chat']['when'];

/** When something was said, as a heading between messages: a day of this week by its name, others as dates. */
export function timeInWords(
  said: Date,
  texts: Texts,
  formats: Pick<Formats, 'day' | 'isEvening'>,
  now = new Date(),
): string {
  const days = daysBetween(said, now);
  if (days > 1) return texts.day({ day: formats.day(said, now), time: said });
  if (days === 1) return texts.yesterday(said);
  return formats.isEvening(said) ? texts.tonight(said) : texts.today(said);
}
