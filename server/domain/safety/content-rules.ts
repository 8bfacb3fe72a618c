import { code } from '../../../contract/envelope.ts';
import { replyLimit } from '../../../contract/limits.ts';
import type { Moderation } from '../../moderation/moderation.ts';
import { asShown } from '../../text-safety/as-shown.ts';
import { isSexualAboutMinors } from '../../text-safety/minors.ts';
import { DomainError } from '../domain-error.ts';

/**
 * Throws `contentRefused` for texts that are sexual about minors, whatever the settings; the message quotes nothing.
 * Must be called wherever user texts are stored or shown, with all texts that belong together at once (all fields of a
 * card). Null and missing texts are ignored.
 */
export const assertSafe = (...texts: ReadonlyArray<string | null | undefined>): void => {
  const text = texts.filter((part) => part !== null && part !== undefined).join('\n');
  if (isSexualAboutMinors(text)) {
    throw contentRefused();
  }
};

/** The same for the fields of an input that are stored together. The error names the field whose text alone is refused. */
export const assertSafeFields = (fields: Readonly<Record<string, string>>): void => {
  if (!isSexualAboutMinors(Object.values(fields).join('\n'))) return;
  const refused = Object.entries(fields).find(([, text]) => isSexualAboutMinors(text));
  throw contentRefused(refused?.[0]);
};

/** Throws `contentRefused` when the model's moderation finds what the rules here did not. Null: none is configured. */
export const assertPassesModeration = async (
  moderation: Moderation | null,
  texts: readonly string[],
): Promise<void> => {
  if (moderation !== null && (await moderation.findsMinors(asShown(texts.join('\n'))))) {
    throw contentRefused();
  }
};

/**
 * Like `assertPassesModeration` for any number of texts, which are judged in parts, some at a time. A part is not longer than
 * the longest reply.
 */
export const assertAllPassModeration = async (
  moderation: Moderation | null,
  texts: readonly string[],
): Promise<void> => {
  const parts: string[][] = [];
  let length = replyLimit;
  for (const text of texts) {
    if (length + text.length > replyLimit) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(text);
    length += text.length + 1;
  }
  for (let start = 0; start < parts.length; start += partsAtOnce) {
    await Promise.all(
      parts.slice(start, start + partsAtOnce).map((part) => assertPassesModeration(moderation, part)),
    );
  }
};

const partsAtOnce = 8;

export const contentRefused = (field?: string) =>
  new DomainError(code.contentRefused, 'contentRefused', { field });
