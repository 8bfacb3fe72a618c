/** Calls of the specification that this server does not offer yet: each is answered with `notAvailable`. */
export const pendingCalls = [
] as const;
