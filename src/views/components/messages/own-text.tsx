import type { ReactNode } from 'react';
import { readTypedText, type TypedPart } from '../../../../contract/markdown/typed-text.ts';
import styles from './own-text.module.css';

/** The text of a message of the user's: as it was typed, with its actions, emphasis and quotations drawn as in replies. */
export function OwnText({ text }: { readonly text: string }) {
  return (
    <div className={styles.text} dir="auto">
      {blocksOf(text).map((block, index) =>
        block.isQuotation ? (
          <blockquote key={index}>{draw(readTypedText(block.text))}</blockquote>
        ) : (
          <p key={index}>{draw(readTypedText(block.text))}</p>
        ),
      )}
    </div>
  );
}

/** One line of such a text, as in a control that sends it. */
export const TypedText = ({ text }: { readonly text: string }) => <>{draw(readTypedText(text))}</>;

const tags = { action: 'em', strong: 'strong', strike: 's', code: 'code', speech: 'q' } as const;

const draw = (parts: readonly TypedPart[]): ReactNode =>
  parts.map((part, index) => {
    if (typeof part === 'string') return part;
    const Tag = tags[part.kind];
    return <Tag key={index}>{draw(part.parts)}</Tag>;
  });

interface Block {
  readonly isQuotation: boolean;
  readonly text: string;
}

/** Lines that begin with `>` are a quotation. Blank lines around one are not shown. */
const blocksOf = (text: string): Block[] => {
  const runs: { isQuotation: boolean; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const isQuotation = line.startsWith('>');
    const last = runs.at(-1);
    if (last?.isQuotation === isQuotation) last.lines.push(line);
    else runs.push({ isQuotation, lines: [line] });
  }
  const blocks = runs.map(({ isQuotation, lines }) => ({
    isQuotation,
    text: isQuotation ? lines.map((line) => line.replace(/^> ?/, '')).join('\n') : lines.join('\n'),
  }));
  return blocks.length === 1
    ? blocks
    : blocks
        .map((block) => ({ ...block, text: block.text.replace(/^\n+/, '').trimEnd() }))
        .filter((block) => block.text !== '');
};
