import { TLSSocket } from 'node:tls';
import type { FastifyRequest } from 'fastify';
import type { Lifecycle } from '../../shared/lifecycle.ts';
import { findPhoneOrigin } from './hosts.ts';

/** Whether a request came to the listener for other devices of the home, which alone has TLS of its own. */
export const isFromPhone = ({ raw }: FastifyRequest): boolean => raw.socket instanceof TLSSocket;

/** Returns the origin at which the browser has opened the page: one of the phone's, or else the public one. */
export const getPageOrigin = ({ publicUrl, phoneOrigins }: Lifecycle, request: FastifyRequest): string =>
  isFromPhone(request) ? (findPhoneOrigin(phoneOrigins, request.host) ?? publicUrl) : publicUrl;

/** Whether the page was opened over HTTPS, so that its cookies are for HTTPS only. */
export const isSecurePage = (lifecycle: Lifecycle, request: FastifyRequest): boolean =>
  getPageOrigin(lifecycle, request).startsWith('https:');
