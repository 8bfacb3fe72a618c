import type { ApiAnswer } from './server.ts';

/** What a refusal looks like on the wire: `toEqual(refused(…))` compares the status and the whole envelope. */
export const refused = (status: number, c: number, m: string) => ({ status, envelope: { c, m, d: null } });

export const succeeded = (d: unknown) => ({ status: 200, envelope: { c: 200, m: null, d } });

/** An answer without its headers. */
export const plain = ({ status, envelope }: ApiAnswer) => ({ status, envelope });
