/** The maximum length of a message, in UTF-16 units. */
export const messageLimit = 4000;
