/** Calls of the specification that this server does not offer yet: each is answered with `notAvailable`. */
export const pendingCalls = [
  { method: 'POST', path: '/mate/review' },
  { method: 'GET', path: '/mate/followCreator' },
  { method: 'GET', path: '/mate/followList' },
  { method: 'POST', path: '/user/loginGG' },
  { method: 'GET', path: '/user/loginDiscord' },
  { method: 'GET', path: '/subscription/info' },
  { method: 'GET', path: '/user/personas' },
  { method: 'POST', path: '/user/saveOrUpdatePersona' },
  { method: 'GET', path: '/user/setDefaultPersona' },
  { method: 'GET', path: '/user/deleteDefaultPersona' },
  { method: 'POST', path: '/user/changePassword' },
  { method: 'GET', path: '/user/updateLange' },
  { method: 'GET', path: '/user/favorites' },
  { method: 'GET', path: '/user/doFavorite' },
  { method: 'POST', path: '/girl/chat/getInspiration' },
] as const;
