export const parts = {
  close: 'Close',
  clear: (field: string) => `Clear ${field}`,
  retry: 'Try again',
  stopWaiting: 'Stop waiting',
  chatWith: (name: string) => `Chat with ${name}`,
  quoted: (text: string) => `“${text}”`,
  slow: 'This is taking longer than usual. We are still trying.',
  /** Short counts, such as 980, 9.8k, 12k or 1.2m. */
  compact: (count: number) => compactNumber.format(count).toLowerCase(),
  chats: (count: number) => `${compactNumber.format(count).toLowerCase()} ${count === 1 ? 'chat' : 'chats'}`,
};

const compactNumber = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
