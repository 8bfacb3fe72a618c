import type { SharedText } from '../../machines/shared/commands/share.machine.ts';

/** Writes a text to the clipboard. Rejects where the browser does not allow it, or has none for pages without TLS. */
export const writeClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Writes a text, marked if a machine generated it. */
export const writeText = ({ text, isGenerated }: SharedText): Promise<void> =>
  isGenerated ? writeGeneratedText(text) : writeClipboard(text);

/**
 * Writes a text that a machine generated. As plain text it is unchanged; as HTML, which editors read, it is marked. A browser
 * without a clipboard for HTML gets the plain text.
 */
const writeGeneratedText = async (text: string): Promise<void> => {
  if (typeof ClipboardItem === 'undefined') return writeClipboard(text);
  const flavor = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
  await navigator.clipboard.write([
    new ClipboardItem({ ...flavor('text/plain', text), ...flavor('text/html', toMarkedHtml(text)) }),
  ]);
};

/** Returns the text as HTML whose element says that a machine generated it. */
export const toMarkedHtml = (text: string): string =>
  `<div data-ai-generated="true">${escapeHtml(text).replaceAll(/\r?\n/g, '<br>')}</div>`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
