import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import {
  benefits,
  login,
  logout,
  register,
  Registration,
  verifyStatus,
} from '../../../contract/sign-in/user.ts';
import { confirmEmail, resendVerification } from '../../../contract/sign-in/verify-email.ts';
import type { AccountDeps } from '../../domain/accounts/account-deps.ts';
import { signIn } from '../../domain/sign-in/sign-in.ts';
import { confirmRegistration } from '../../domain/sign-in/confirm-registration.ts';
import {
  beginRegistration,
  pollRegistration,
  registrationLifetime,
  resendLink,
} from '../../domain/sign-in/registrations.ts';
import { revokeSession } from '../../domain/accounts/sessions.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { grantDueDays } from '../../domain/billing/subscriptions.ts';
import { readAiNotice } from '../../domain/accounts/ai-notice.ts';
import { readRefill, refillChats } from '../../domain/billing/refill.ts';
import { readBenefits } from '../../domain/billing/wallets.ts';
import { getHeader, registerCall } from '../../http/calls.ts';
import { getClientOrigin } from '../../http/client-origin.ts';
import { getOrigin, rememberBrowser } from '../../http/origin/device-cookie.ts';
import { getRequestLanguage } from '../../http/language.ts';
import { isSecurePage } from '../../http/origin/page-origin.ts';

export const registerUserRoutes = (app: FastifyInstance, deps: AccountDeps): void => {
  registerSignUp(app, deps);

  registerCall(app, deps, login, async ({ input, request, reply }) => {
    const user = await signIn(deps, input, getOrigin(request)).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === code.emailUnconfirmed) {
        setTicketCookie(deps, reply, v.parse(Registration, error.details));
      }
      throw error;
    });
    await rememberBrowser(deps, user.uuid, { request, reply });
    return user;
  });

  registerCall(app, deps, logout, async ({ request }) => {
    const token = getHeader(request, 'token');
    if (token !== null) {
      await revokeSession(deps, token);
    }
    return null;
  });

  registerCall(app, deps, benefits, async ({ user }) => {
    await grantDueDays(deps, user.userId);
    await refillChats(deps, user.userId);
    return {
      ...(await readBenefits(deps.database, user.userId)),
      ...(await readRefill(deps, user.userId)),
      ...(await readAiNotice(deps.database, user.userId)),
      nfsw: user.nfsw,
    };
  });
};

const registerSignUp = (app: FastifyInstance, deps: AccountDeps): void => {
  registerCall(app, deps, register, async ({ input, request, reply }) => {
    await deps.limits.consume('register-address', request);
    const registration = await beginRegistration(deps, {
      ...input,
      language: getRequestLanguage(request),
      address: request.ip,
      origin: getClientOrigin(request),
    });
    setTicketCookie(deps, reply, registration);
    return registration;
  });

  registerCall(app, deps, verifyStatus, async ({ input, request, reply }) => {
    const ticket = getTicket(request, input.ticket);
    await deps.limits.consume('poll-address', request);
    await deps.limits.consume('poll-ticket', { signUp: ticket ?? request.ip });
    const status = await pollRegistration(deps, { email: input.email, ticket });
    if (status.verified) {
      reply.clearCookie(ticketCookieName, getTicketCookieOptions(deps, reply));
      await rememberBrowser(deps, status.userInfo.uuid, { request, reply });
    }
    return status;
  });

  registerCall(app, deps, confirmEmail, async ({ input, request, reply }) => {
    await deps.limits.consume('confirm-address', request);
    const confirmation = await confirmRegistration(deps, {
      linkCode: input.code,
      ticket: getTicket(request, input.ticket),
      password: input.password ?? null,
      address: request.ip,
    });
    if (confirmation.userInfo !== undefined) {
      await rememberBrowser(deps, confirmation.userInfo.uuid, { request, reply });
    }
    return confirmation;
  });

  registerCall(app, deps, resendVerification, async ({ input, request }) => {
    await deps.limits.consume('resend-address', request);
    const ticket = getTicket(request, input.ticket);
    return resendLink(deps, { email: input.email, ticket, address: request.ip });
  });
};

const ticketCookieName = 'verify_ticket';

/** A cookie that scripts cannot access: it proves who signed up after a reload, or when the mailed link was opened. */
const getTicketCookieOptions = (deps: AccountDeps, { request }: FastifyReply) =>
  ({
    path: '/user/verify',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecurePage(deps.lifecycle, request),
  }) as const;

const setTicketCookie = (deps: AccountDeps, reply: FastifyReply, { ticket }: Registration): void => {
  reply.setCookie(ticketCookieName, ticket, {
    ...getTicketCookieOptions(deps, reply),
    maxAge: registrationLifetime / 1000,
  });
};

const getTicket = (request: FastifyRequest, sent: string | undefined): string | null =>
  sent ?? request.cookies[ticketCookieName] ?? null;
