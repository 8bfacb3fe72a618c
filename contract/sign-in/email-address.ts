/** The longest address that mail servers take, in characters. */
export const maxEmailLength = 254;

/**
 * Returns the one form of an address under which it is stored and compared: in lower case, with an internationalized
 * domain in ASCII (`bücher.example` is `xn--bcher-kva.example`). Null for what is no address on the internet.
 */
export const canonicalEmail = (typed: string): string | null => {
  const address = typed.trim().normalize('NFC').toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = toAsciiDomain(address.slice(at + 1));
  const name = address.slice(0, Math.max(at, 0));
  const canonical = `${name}@${domain}`;
  return mailbox.test(name) && internetDomain.test(domain) && canonical.length <= maxEmailLength
    ? canonical
    : null;
};

/** Words of any of the letters that RFC 5322 allows without quotes, separated by single points; 64 characters at most. */
const mailbox = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** Labels of 63 characters at most; the last one is a word or an encoded one. */
const internetDomain = /^(?:(?!-)[a-z\d-]{1,63}(?<!-)\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;

/** Only URLs do this in browsers, so characters with a meaning in one are refused before. Empty when it is no domain. */
const toAsciiDomain = (domain: string): string => {
  if (/[\s\p{Cc}%/?#@:\\[\]^|<>`{}]/u.test(domain)) return '';
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : '';
};
