/**
 * Returns the id by which files name something: the one that its first host or page gave it, which stays the same where it is moved
 * to another host, and back.
 */
export const portableId = (clientId: string | null, ownId: string): string =>
  clientId === null || clientId === '' ? ownId : clientId;
