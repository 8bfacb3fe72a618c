/** Hands the value to the browser as a JSON file of that name. */
export function downloadJson(name: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file over by the next turn; kept, the text would stay in memory.
  setTimeout(() => URL.revokeObjectURL(url));
}
