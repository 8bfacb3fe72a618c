/** The user's lorebooks. */
export const lorebooksPath = '/lorebooks';

/** One of the user's lorebooks. */
export const lorebookPath = (bookId: string): string => `/lorebook?bookId=${encodeURIComponent(bookId)}`;
