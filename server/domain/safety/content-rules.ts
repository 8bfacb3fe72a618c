import { code } from '../../../contract/envelope.ts';
import { maxReplyLength } from '../../../contract/limits.ts';
import type { Moderation } from '../../moderation/moderation.ts';
import { asShown } from '../../text-safety/as-shown.ts';
import { isSexualAboutMinors } from '../../text-safety/minors.ts';
import { DomainError } from '../domain-error.ts';

/** Texts of an input that are stored together, by the paths of their fields. */
export type TextFields = Readonly<Record<string, string | readonly string[]>>;

/**
 * Throws `contentRefused` for texts that are sexual about minors, in all settings. The error names the field and quotes nothing:
 * the first that is refused by itself, else the one that completes what is refused together. Must be called wherever user texts
 * are stored or shown, with all texts that belong together at once (all fields of a card).
 */
export const assertSafeFields = (fields: TextFields): void => {
  const texts = Object.values(fields).map(toText);
  const isRefused = (start: number, end: number): boolean =>
    isSexualAboutMinors(texts.slice(start, end).join('\n'));
  if (!isRefused(0, texts.length)) return;
  const names = Object.keys(fields);
  const alone = names.findIndex((_, index) => isRefused(index, index + 1));
  throw contentRefused(names[alone < 0 ? names.findIndex((_, index) => isRefused(0, index + 1)) : alone]);
};

/**
 * Throws `contentRefused` when the model's moderation finds what the rules here did not. The error names the field where one is
 * refused by itself. Null: none is configured.
 */
export const assertPassesModeration = async (
  moderation: Moderation | null,
  fields: TextFields,
): Promise<void> => {
  const texts = Object.values(fields).map(toText);
  if (moderation === null || !(await moderation.findsMinors(asShown(texts.join('\n'))))) return;
  const names = Object.keys(fields);
  const refused =
    names.length > 1 ? await Promise.all(texts.map((text) => moderation.findsMinors(asShown(text)))) : [true];
  throw contentRefused(names[refused.indexOf(true)]);
};

const toText = (text: string | readonly string[]): string => [text].flat().join('\n');

/**
 * Like `assertPassesModeration` for the texts of a file, any number, which are judged in parts, some at a time. A part is not longer than
 * the longest reply.
 */
export const assertAllPassModeration = async (
  moderation: Moderation | null,
  texts: readonly string[],
): Promise<void> => {
  const parts: string[][] = [];
  let length = maxReplyLength;
  for (const text of texts) {
    if (length + text.length > maxReplyLength) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(text);
    length += text.length + 1;
  }
  for (let start = 0; start < parts.length; start += partsAtOnce) {
    await Promise.all(
      parts
        .slice(start, start + partsAtOnce)
        .map((part) => assertPassesModeration(moderation, { file: part })),
    );
  }
};

const partsAtOnce = 8;

/** `field` is the path of what was refused; undefined where the input contains none of it. */
export const contentRefused = (field?: string) =>
  new DomainError(code.contentRefused, 'contentRefused', { field });
