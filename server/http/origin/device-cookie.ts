import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterCommit } from '../../domain/after-commit.ts';
import type { AccountDeps } from '../../domain/accounts/account-deps.ts';
import { deviceLifetime, rememberDevice, type Origin } from '../../domain/accounts/known-devices.ts';
import { isSecurePage } from './page-origin.ts';

const deviceCookie = 'known_device';

/** Returns the origin of the request. Cross-origin pages send no cookie and are identified by their network only. */
export const getOrigin = (request: FastifyRequest): Origin => {
  const secret = request.cookies[deviceCookie] ?? '';
  return { address: request.ip, deviceSecret: /^[\w-]{43}$/.test(secret) ? secret : null };
};

/** Marks this browser as known after a sign-in, so that it can sign in while others guess the account's password. */
export const rememberBrowser = async (
  deps: AccountDeps,
  userId: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> => {
  await afterCommit(deps.log, 'a known device', async () => {
    const secret = await rememberDevice(deps, userId, getOrigin(request));
    reply.setCookie(deviceCookie, secret, {
      path: '/user',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecurePage(deps.lifecycle, request),
      maxAge: deviceLifetime / 1000,
    });
  });
};
