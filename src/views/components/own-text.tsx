import styles from './own-text.module.css';

/** The text of a message of the user's as it was typed, with its quotations set apart. */
export function OwnText({ text }: { readonly text: string }) {
  return (
    <div className={styles.text} dir="auto">
      {partsOf(text).map((part, index) =>
        part.isQuotation ? <blockquote key={index}>{part.text}</blockquote> : <p key={index}>{part.text}</p>,
      )}
    </div>
  );
}

interface Part {
  readonly isQuotation: boolean;
  readonly text: string;
}

/** Lines that begin with `>` are a quotation. Blank lines around one are not shown. */
const partsOf = (text: string): Part[] => {
  const runs: { isQuotation: boolean; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const isQuotation = line.startsWith('>');
    const last = runs.at(-1);
    if (last?.isQuotation === isQuotation) last.lines.push(line);
    else runs.push({ isQuotation, lines: [line] });
  }
  const parts = runs.map(({ isQuotation, lines }) => ({
    isQuotation,
    text: isQuotation ? lines.map((line) => line.replace(/^> ?/, '')).join('\n') : lines.join('\n'),
  }));
  return parts.length === 1
    ? parts
    : parts
        .map((part) => ({ ...part, text: part.text.replace(/^\n+/, '').trimEnd() }))
        .filter((part) => part.text !== '');
};
