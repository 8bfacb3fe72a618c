import type { Session } from '../../../contract/account/sessions.ts';

const at = Date.UTC(2027, 1, 3, 9, 30);

export const ownSession: Session = {
  sessionId: 'session-1',
  browser: 'Firefox',
  system: 'Linux',
  language: 'en-GB',
  isCurrent: true,
  createdAt: at,
  lastSeenAt: at,
};

export const phoneSession: Session = {
  ...ownSession,
  sessionId: 'session-2',
  browser: 'Safari',
  system: 'iOS',
  isCurrent: false,
};

/** Of a browser that does not name itself. */
export const unknownSession: Session = {
  ...phoneSession,
  sessionId: 'session-3',
  browser: null,
  system: null,
  language: null,
};
