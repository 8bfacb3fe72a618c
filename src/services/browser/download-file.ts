/** Hands the value to the browser as a JSON file of that name. */
export const downloadJson = (name: string, value: unknown): void =>
  download(name, JSON.stringify(value, null, 2), 'application/json');

/** Hands a text to the browser as a file of that name. */
export const downloadText = (name: string, text: string): void => download(name, text, 'text/markdown');

function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file over by the next turn; kept, the text would stay in memory.
  setTimeout(() => URL.revokeObjectURL(url));
}
