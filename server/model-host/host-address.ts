import { isLoopback } from '../shared/networks.ts';

/** Where a model's host is, and how to prove who asks. */
export interface HostOptions {
  /** Up to and without `/chat/completions`; may have a name and a password, and a query. */
  readonly baseUrl: string;
  /** Null when the host requires none. */
  readonly apiKey: string | null;
}

/** Returns the address of an endpoint. The query of the base address stays behind its path. */
export const endpointOf = ({ baseUrl }: Pick<HostOptions, 'baseUrl'>, path: string): URL => {
  const url = new URL(baseUrl);
  url.username = '';
  url.password = '';
  url.hash = '';
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  return url;
};

/** Returns the address of a program's own calls, which are beside `/v1`; with a query of its own, if one is given. */
export const rootOf = (host: HostOptions, query: Readonly<Record<string, string>> = {}): HostOptions => {
  const url = new URL(host.baseUrl);
  url.pathname = url.pathname.replace(/\/v1\/*$/, '');
  for (const [name, value] of Object.entries(query)) {
    url.searchParams.set(name, value);
  }
  return { ...host, baseUrl: url.href };
};

/** Whether a host runs on this machine. */
export const isLocalHost = ({ baseUrl }: Pick<HostOptions, 'baseUrl'>): boolean =>
  isLoopback(new URL(baseUrl).hostname);

/** Returns the `authorization` header: the key, otherwise the name and the password in the address. */
export const authorizationOf = ({ baseUrl, apiKey }: HostOptions): string | null => {
  if (apiKey !== null) {
    return `Bearer ${apiKey}`;
  }
  const { username, password } = new URL(baseUrl);
  return username === '' && password === ''
    ? null
    : `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`;
};

/** Returns what must not be logged. */
export const secretsOf = ({ baseUrl, apiKey }: HostOptions): readonly string[] => {
  const { password } = new URL(baseUrl);
  return [apiKey ?? '', password, decodeURIComponent(password)];
};

/** Returns why an address cannot be used, or null. */
export const faultOfAddress = (
  { baseUrl, apiKey }: HostOptions,
  settings: { readonly address: string; readonly key: string },
): string | null => {
  const { username, password } = new URL(baseUrl);
  const hasName = username !== '' || password !== '';
  if (hasName && apiKey !== null) {
    return `${settings.address} and ${settings.key}: a name and password in the address and a key cannot both be sent; set one.`;
  }
  return hasName && !(isDecodable(username) && isDecodable(password))
    ? `${settings.address}: write a % in the name or the password as %25.`
    : null;
};

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};
