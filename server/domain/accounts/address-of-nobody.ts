import { code } from '../../../contract/envelope.ts';
import { DomainError } from '../domain-error.ts';

/** No mail can be delivered there (RFC 2606): it stands for the address of an account that has none yet. */
const domain = '@home.invalid';

/** Returns what the account of a home's owner has in place of an email address, until its owner sets one. */
export const addressOfNobody = (id: string): string => `${id}${domain}`;

/** Whether an account has no email address. */
export const hasNoAddress = (email: string): boolean => email.endsWith(domain);

/** Throws `invalid` for an address that stands for none: with one, an account would get no mail. */
export const assertAddress = (email: string, field: string): void => {
  if (hasNoAddress(email)) {
    throw new DomainError(code.invalid, 'mailUndeliverable', { field });
  }
};
