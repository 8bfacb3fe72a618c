import type { FastifyInstance } from 'fastify';
import { changes, type ChangeFrame } from '../../contract/changes.ts';
import { code } from '../../contract/envelope.ts';
import type { AppDeps } from '../http/dependencies.ts';
import { readLastChange } from '../domain/changes/change-feeds.ts';
import { registerStream } from '../http/calls.ts';
import { openEventStream } from '../http/event-stream.ts';

/** Registers the feed of a user's changes, which ends with the session, or when the server stops. */
export const registerChangeRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  registerStream(app, deps, changes, async ({ user, input, reply }) => {
    const { userId, sessionId } = user;
    await deps.limits.consume('follow-user', user);
    const last = await readLastChange(deps.database, userId);
    const seq = Math.min(input.after ?? last, last);
    const events = openEventStream<ChangeFrame>(reply);
    events.send({ type: 'opened', seq });
    const leave = deps.changeFeeds.follow(userId, seq, events);
    const unwatch = deps.sessionWatch.watch(sessionId, (reason) => {
      events.send({ type: 'error', code: code.loginExpired, message: 'login expired', reason });
      events.end();
    });
    events.onClose(() => {
      leave();
      unwatch();
    });
  });
};
