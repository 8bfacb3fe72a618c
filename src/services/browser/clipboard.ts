/** Writes a text to the clipboard. Rejects where the browser does not allow it, or has none for pages without TLS. */
export const writeClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
