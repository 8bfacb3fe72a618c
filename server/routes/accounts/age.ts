import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ageStatus, confirmAdult, confirmAge, setNfsw } from '../../../contract/account/age.ts';
import { code } from '../../../contract/envelope.ts';
import type { AgeOrigin } from '../../limits/age-holds.ts';
import { hours } from '../../shared/clock.ts';
import type { AccountDeps } from '../../domain/accounts/account-deps.ts';
import * as ages from '../../domain/accounts/age.ts';
import { refusalDuration } from '../../domain/accounts/age-rules.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { getHeader, registerCall } from '../../http/calls.ts';
import { isSecurePage } from '../../http/origin/page-origin.ts';

/** Registers the calls about the caller's age. They throw `notAvailable` when the host does not verify ages. */
export const registerAgeRoutes = (app: FastifyInstance, deps: AccountDeps): void => {
  registerCall(app, deps, ageStatus, async ({ user, request }) => {
    assertAgeStepEnabled(deps);
    const heldUntil = await getHeldUntil(deps, request);
    return user === null ? ages.getVisitorAge(deps, heldUntil) : ages.readAge(deps, user.userId, heldUntil);
  });

  registerCall(app, deps, confirmAge, async ({ user, input, request, reply }) => {
    assertAgeStepEnabled(deps);
    await deps.limits.consume('age-address', request);
    if (user !== null) {
      await deps.limits.consume('age-user', user);
    }
    const ageInput = { birthDate: input.birthDate, heldUntil: await getHeldUntil(deps, request) };
    const decided =
      user === null
        ? ages.decideVisitorAge(deps, ageInput)
        : await ages.confirmAge(deps, { ...ageInput, userId: user.userId });
    if (decided.status === 'refused') {
      holdDevice(deps, reply, decided.until);
      if (wasRefusedJustNow(deps, decided.until)) {
        await deps.limits.ageHolds.hold(getAgeOrigin(request));
      }
    }
    return decided;
  });

  registerCall(app, deps, confirmAdult, async ({ user, request }) => {
    assertAgeStepEnabled(deps);
    await deps.limits.consume('age-user', user);
    return ages.confirmAdult(deps, user.userId, await getHeldUntil(deps, request));
  });

  registerCall(app, deps, setNfsw, ({ user, input }) => ages.setNfsw(deps, user, input.wanted));
};

const assertAgeStepEnabled = ({ config }: AccountDeps): void => {
  if (!config.ageStep) {
    throw new DomainError(code.notAvailable, { english: 'Age verification is not available here.' });
  }
};

const holdCookie = 'age_hold';

/**
 * Stores the refusal in a cookie that scripts cannot access and that is sent with every request of this device,
 * whatever account is signed in.
 */
const holdDevice = (deps: AccountDeps, reply: FastifyReply, until: number): void => {
  const milliseconds = Math.min(until - deps.now(), refusalDuration);
  reply.setCookie(holdCookie, String(until), {
    path: '/user',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecurePage(deps.lifecycle, reply.request),
    maxAge: Math.ceil(milliseconds / 1000),
  });
};

/**
 * Returns until when the device is held; 0 for not at all. The cookie's value is limited to the duration of a refusal.
 */
export const getHeldUntil = async (deps: AccountDeps, request: FastifyRequest): Promise<number> => {
  const value = request.cookies[holdCookie] ?? '';
  const byCookie = /^\d{1,15}$/.test(value) ? Math.min(Number(value), deps.now() + refusalDuration) : 0;
  const remaining = await deps.limits.ageHolds.remaining(getAgeOrigin(request));
  return remaining === 0 ? byCookie : Math.max(byCookie, deps.now() + remaining);
};

const getAgeOrigin = (request: FastifyRequest): AgeOrigin => ({
  address: request.ip,
  userAgent: getHeader(request, 'user-agent') ?? '',
});

/** Repeating the call with a refused account must not hold the whole household for another hour. */
const wasRefusedJustNow = ({ now }: AccountDeps, until: number): boolean =>
  until - now() > refusalDuration - hours(1);
