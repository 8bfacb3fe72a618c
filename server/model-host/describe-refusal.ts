import { cutText } from '../../contract/letters.ts';
import type { HostError } from './host-error.ts';

/** How much of a host's words is logged, in UTF-16 units. */
const longest = 200;

/**
 * Returns a host's words for a log: one line, bounded, without the secrets and without anything that also occurs in what
 * was sent, since a host may cite the conversation that it refuses.
 */
export const describeRefusal = (
  { words }: Pick<HostError, 'words'>,
  { sent, secrets }: { readonly sent: readonly string[]; readonly secrets: readonly string[] },
): string | null => {
  if (words === null) {
    return null;
  }
  let text = oneLine(cutText(words, 2000));
  for (const secret of secrets.filter((one) => one !== '')) {
    text = text.replaceAll(secret, '…');
  }
  const shown = withoutCited(cutText(text, 1000), oneLine(sent.join('\n')));
  const safe = shown.replaceAll(keyLike, '…');
  return safe.length > longest ? `${cutText(safe, longest)}…` : safe;
};

/** A long run with a digit may be a key, or a part of one. */
const keyLike = /(?=[\w*-]*\d)[\w*-]{16,}/g;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** So many letters in common are a citation. Scripts without spaces say more in fewer. */
const citedLength = 12;
const denseCitedLength = 4;

const withoutCited = (text: string, sent: string): string => {
  const isCited: boolean[] = Array.from({ length: text.length }, () => false);
  const mark = (from: number, to: number): void => {
    isCited.fill(true, from, to);
  };
  for (let at = 0; at < text.length; at += 1) {
    const length = text.charCodeAt(at) > 0x2e7f ? denseCitedLength : citedLength;
    const part = text.slice(at, at + length);
    if (part.length === length && sent.includes(part)) {
      mark(at, at + length);
    }
  }
  for (const match of text.matchAll(/["'`“„«‘]([^"'`“”„«»‘’]+)["'`”»’]/g)) {
    if (sent.includes(match[1] ?? '')) {
      mark(match.index, match.index + match[0].length);
    }
  }
  return [...runsOf(isCited)]
    .map(([from, to]) => (isCited[from] === true ? '…' : text.slice(from, to)))
    .join('');
};

/** Returns where runs of equal values begin and end. */
function* runsOf(values: readonly boolean[]): Generator<[number, number]> {
  let from = 0;
  for (let at = 1; at <= values.length; at += 1) {
    if (values[at] !== values[from]) {
      yield [from, at];
      from = at;
    }
  }
}
