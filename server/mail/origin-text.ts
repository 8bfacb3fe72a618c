import * as v from 'valibot';
import type { Language } from '../../contract/languages.ts';
import { textsIn } from '../locales/speak.ts';

/** From where a request was made, as coarse as its owner needs to recognize it. */
export const ClientOrigin = v.object({
  /** The usual name, or null: nothing that the client sent gets into a mail. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  /** The front part of the IP address. */
  network: v.string(),
});
export type ClientOrigin = v.InferOutput<typeof ClientOrigin>;

/** When and from where a sign-up was made. */
export interface SignUpOrigin {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Null for sign-ups that were stored before it was recorded. */
  readonly client: ClientOrigin | null;
}

/** Says in three lines when and from where a sign-up was made, so that its owner recognizes it or does not. */
export const originText = ({ time, client }: SignUpOrigin, language: Language): string => {
  const texts = textsIn(language).origin;
  const date = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(time);
  const lines: [string, string][] = [[texts.time, `${date} UTC`]];
  if (client !== null) {
    lines.push([texts.browser, browserText(client, texts)], [texts.network, client.network]);
  }
  return lines.map(([label, value]) => `${label}: ${value}`).join('\n');
};

const browserText = (
  { browser, system }: ClientOrigin,
  texts: { on: (browser: string, system: string) => string; unknown: string },
): string =>
  browser !== null && system !== null ? texts.on(browser, system) : (browser ?? system ?? texts.unknown);
