/** Downloads the value as a JSON file. */
export const downloadJson = (name: string, value: unknown): void =>
  download(name, JSON.stringify(value, null, 2), 'application/json');

/** Downloads a text as a file, whose type is Markdown unless it is given. */
export const downloadText = (name: string, text: string, type = 'text/markdown'): void =>
  download(name, text, type);

/** Downloads a text or bytes as a file of that media type. */
export function download(name: string, content: string | Uint8Array<ArrayBuffer> | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read the file by the next task; without this the text would stay in memory.
  setTimeout(() => URL.revokeObjectURL(url));
}
