import * as v from 'valibot';
import { isolated } from '../locales/isolated.ts';
import { directionOf, type Language } from '../../contract/languages.ts';
import { getTexts } from '../locales/translate.ts';

/** The origin of a request, as coarse as its author needs to recognize it. */
export const ClientOrigin = v.object({
  /** A known name or null: no client-supplied text reaches a mail. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  /** The leading part of the IP address. */
  network: v.string(),
});
export type ClientOrigin = v.InferOutput<typeof ClientOrigin>;

/** The time and origin of a sign-up. */
export interface SignUpOrigin {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Null for sign-ups stored before origins were recorded. */
  readonly client: ClientOrigin | null;
}

/** The colon with its spaces, in the languages that write another one than English. */
const colons: Readonly<Partial<Record<Language, string>>> = { fr: '\u00a0: ', ja: '：', 'zh-CN': '：' };

/** Returns three lines that describe the time and origin of a sign-up, so that its author can recognize it. */
export const originText = ({ time, client }: SignUpOrigin, language: Language): string => {
  const texts = getTexts(language).origin;
  const date = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(time);
  const lines: [string, string][] = [[texts.time, `${date} UTC`]];
  if (client !== null) {
    lines.push([texts.browser, browserText(client, language)], [texts.network, client.network]);
  }
  const isRightToLeft = directionOf(language) === 'rtl';
  return lines
    .map(
      ([label, value]) => `${label}${colons[language] ?? ': '}${isRightToLeft ? isolated`${value}` : value}`,
    )
    .join('\n');
};

/** Returns the name of the browser and its system. */
export const browserText = (
  { browser, system }: Pick<ClientOrigin, 'browser' | 'system'>,
  language: Language,
): string => {
  const { on, unknown } = getTexts(language).origin;
  return browser !== null && system !== null ? on(browser, system) : (browser ?? system ?? unknown);
};
