import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { LanguageTag, type SessionClient } from '../../contract/account/sessions.ts';
import type { ClientOrigin } from '../mail/origin-text.ts';
import { toNetwork, unknownAddress } from '../shared/networks.ts';

/** Returns the browser, system and shortened network of a request. */
export const getClientOrigin = (request: FastifyRequest): ClientOrigin => ({
  ...findClient(request),
  network: shortenNetwork(toNetwork(request.ip)),
});

/** Returns the browser, system and language of a request: enough to recognize a session, without an address. */
export const getSessionClient = (request: FastifyRequest): SessionClient => ({
  ...findClient(request),
  language: findLanguage(request.headers['accept-language'] ?? ''),
});

const findClient = (request: FastifyRequest): Pick<SessionClient, 'browser' | 'system'> => {
  const agent = (request.headers['user-agent'] ?? '').slice(0, 512);
  return { browser: findName(agent, browsers), system: findName(agent, systems) };
};

/** The first of the accepted languages. */
const findLanguage = (accepted: string): string | null => {
  const [first = ''] = accepted.split(/[,;]/);
  return v.is(LanguageTag, first.trim()) ? first.trim() : null;
};

/** In this order, because most browsers' user agents also name their ancestors. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const;

const systems = [
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
] as const;

const findName = (agent: string, names: readonly (readonly [string, RegExp])[]): string | null =>
  names.find(([, pattern]) => pattern.test(agent))?.[0] ?? null;

/** The mail may reach a stranger whose address was mistyped, who must not learn the full IP address. */
const shortenNetwork = (network: string): string => {
  if (network === unknownAddress) {
    return network;
  }
  return network.includes(':')
    ? `${network.split(':').slice(0, 3).join(':')}:x`
    : `${network.split('.').slice(0, 3).join('.')}.x`;
};
