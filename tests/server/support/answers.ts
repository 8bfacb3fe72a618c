import { expect } from 'vitest';
import { code } from '../../../contract/envelope.ts';
import type { ApiAnswer } from './server.ts';

/** Returns a refusal's status and envelope, for `toEqual(refused(…))`. That of an invalid input may name its field. */
export const refused = (status: number, c: number, m: string) => {
  const d: unknown = c === code.invalid ? expect.toBeOneOf([null, { field: expect.any(String) }]) : null;
  return { status, envelope: { c, m, d } };
};

export const succeeded = (d: unknown) => ({ status: 200, envelope: { c: 200, m: null, d } });

/** Returns a response without its headers. */
export const plain = ({ status, envelope }: ApiAnswer) => ({ status, envelope });
