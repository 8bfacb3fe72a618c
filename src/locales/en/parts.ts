export const parts = {
  close: 'Close',
  clear: (field: string) => `Clear ${field}`,
  retry: 'Try again',
  loading: 'Loading',
  unknown: 'Something went wrong on the way.',
  slow: 'This is taking longer than usual. We are still trying.',
  stopWaiting: 'Stop waiting',
  /** Short counts, such as 980, 9.8k, 12k or 1.2m. */
  compact: (count: number) => compactNumber.format(count).toLowerCase(),
  chats: (count: number) => `${compactNumber.format(count).toLowerCase()} ${count === 1 ? 'chat' : 'chats'}`,
  aiMark: 'AI',
};

const compactNumber = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
