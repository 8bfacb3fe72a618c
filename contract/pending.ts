/** Calls of the specification that this server does not offer yet: each is answered with `notAvailable`. */
export const pendingCalls = [
  { method: 'POST', path: '/user/loginGG' },
  { method: 'GET', path: '/user/loginDiscord' },
] as const;
