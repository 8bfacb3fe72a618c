/** The maximum length of a message, in UTF-16 units. */
export const messageLimit = 4000;

/** The maximum length of a reply, in UTF-16 units; it ends there. */
export const replyLimit = 32_000;
