/** The maximum length of a message, in UTF-16 units. */
export const maxMessageLength = 4000;

/** The maximum length of a reply, in UTF-16 units; it ends there. */
export const maxReplyLength = 32_000;

/** How many conversations a browser stores for reading offline, and how many messages of each. */
export const copiedRooms = 20;
export const copiedMessages = 50;

/** The minimum time between two mails of one sign-up, in seconds. */
export const resendSeconds = 60;

/** How long another device can open the link of a signed-in user, in seconds. */
export const deviceLinkSeconds = 120;

/**
 * Whether the sign-in form marks its fields after a refusal. The specification defines no message there; the mark is a state
 * of the form.
 */
export const isRefusedSignInMarked: boolean = true;

/** Every mate is an adult; some are very old. In years. */
export const youngest = 18;
export const oldest = 999;

/** How many messages a visitor can write in a trial chat. */
export const trialMessages = 5;

/** How many hours a browser stores such a chat after its last change. */
export const trialHours = 24;
