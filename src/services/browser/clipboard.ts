import type { SharedText } from '../../machines/shared/commands/share.machine.ts';

/** Writes a text to the clipboard. Rejects where the browser does not allow it, or has none for pages without TLS. */
export const writeClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/**
 * Writes a text; one that a machine generated or that is also given as HTML, which editors read, in both forms. Its HTML is marked
 * as generated, its plain text is unchanged. A browser without a clipboard for HTML gets the plain text.
 */
export async function writeText(copied: SharedText & { readonly html?: string }): Promise<void> {
  const { text, isGenerated, html } = copied;
  if ((!isGenerated && html === undefined) || typeof ClipboardItem === 'undefined')
    return writeClipboard(text);
  const flavor = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
  await navigator.clipboard.write([
    new ClipboardItem({ ...flavor('text/plain', text), ...flavor('text/html', toMarkedHtml(copied)) }),
  ]);
}

/** Returns the text as HTML whose element says whether a machine generated it. */
export const toMarkedHtml = ({
  text,
  isGenerated,
  html = escapeHtml(text).replaceAll(/\r?\n/g, '<br>'),
}: SharedText & { readonly html?: string }): string =>
  `<div${isGenerated ? ' data-ai-generated="true"' : ''}>${html}</div>`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
