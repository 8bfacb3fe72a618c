import type { ApiAnswer } from './server.ts';

/** Returns a refusal's status and envelope, for `toEqual(refused(…))`. */
export const refused = (status: number, c: number, m: string) => ({ status, envelope: { c, m, d: null } });

export const succeeded = (d: unknown) => ({ status: 200, envelope: { c: 200, m: null, d } });

/** Returns a response without its headers. */
export const plain = ({ status, envelope }: ApiAnswer) => ({ status, envelope });
