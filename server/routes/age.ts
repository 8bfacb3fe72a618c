import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ageStatus, confirmAge, setNfsw } from '../../contract/age.ts';
import { code } from '../../contract/envelope.ts';
import type { AppDeps } from '../dependencies.ts';
import * as ages from '../domain/age.ts';
import { refusalHolds } from '../domain/age-rules.ts';
import { Refusal } from '../domain/refusal.ts';
import { registerCall } from '../http/calls.ts';

/** How old somebody is, and what follows from it. A host that does not ask offers none of these calls. */
export const registerAgeRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  registerCall(app, deps, ageStatus, async ({ user, request }) => {
    requireAgeStep(deps);
    const heldUntil = heldUntilOf(deps, request);
    return user === null ? ages.ageOfVisitor(deps, heldUntil) : ages.readAge(deps, user.userId, heldUntil);
  });

  registerCall(app, deps, confirmAge, async ({ user, input, request, reply }) => {
    requireAgeStep(deps);
    await deps.limits.confirmAge(request.ip, user?.userId ?? null);
    const told = { birthDate: input.birthDate, heldUntil: heldUntilOf(deps, request) };
    const decided =
      user === null
        ? ages.judgeVisitor(deps, told)
        : await ages.confirmAge(deps, { ...told, userId: user.userId });
    if (decided.status === 'refused') {
      holdDevice(deps, reply, decided.until);
    }
    return decided;
  });

  registerCall(app, deps, setNfsw, ({ user, input }) => ages.setNfsw(deps, user, input.wanted));
};

const requireAgeStep = ({ config }: AppDeps): void => {
  if (!config.ageStep) {
    throw new Refusal(code.notAvailable, 'This host does not ask for anybody’s age.');
  }
};

const holdCookie = 'age_hold';

/** Out of reach of scripts, and told with every request of this device, whoever is signed in. */
const holdDevice = (deps: AppDeps, reply: FastifyReply, until: number): void => {
  const milliseconds = Math.min(until - deps.now(), refusalHolds);
  reply.setCookie(holdCookie, String(until), {
    path: '/user',
    httpOnly: true,
    sameSite: 'strict',
    secure: deps.lifecycle.publicUrl.startsWith('https:'),
    maxAge: Math.ceil(milliseconds / 1000),
  });
};

/** 0 where the device is not held. What the cookie says counts for no longer than a refusal holds. */
const heldUntilOf = (deps: AppDeps, request: FastifyRequest): number => {
  const value = request.cookies[holdCookie] ?? '';
  return /^\d{1,15}$/.test(value) ? Math.min(Number(value), deps.now() + refusalHolds) : 0;
};
