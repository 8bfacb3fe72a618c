import type { FastifyInstance } from 'fastify';
import { helpReport } from '../../contract/safety/help-report.ts';
import { blocks } from '../../contract/safety/own-safety.ts';
import { acknowledgeAiNotice, block, report } from '../../contract/safety/safety.ts';
import * as notices from '../domain/accounts/ai-notice.ts';
import { toViewer } from '../domain/mates/mate-access.ts';
import { listBlocks, setBlock } from '../domain/social/blocks.ts';
import { readHelpReport } from '../domain/safety/help-counts.ts';
import { fileReport } from '../domain/social/reports.ts';
import { registerCall, type CallDeps } from '../http/calls.ts';

/** Registers the calls for reporting and blocking mates, and the public statistics about offered help. */
export const registerSafetyRoutes = (app: FastifyInstance, deps: CallDeps): void => {
  registerCall(app, deps, report, async ({ user, input: { messageId, ...input } }) => {
    await deps.limits.consume('report-user', user);
    await fileReport(deps, { ...toViewer(user), ...input, messageId: messageId ?? null });
    return null;
  });
  registerCall(app, deps, acknowledgeAiNotice, async ({ user }) => {
    await notices.acknowledgeAiNotice(deps, user.userId);
    return null;
  });
  registerCall(app, deps, block, async ({ user, input }) => {
    await deps.limits.consume('block-user', user);
    return setBlock(deps, { ...toViewer(user), ...input });
  });
  registerCall(app, deps, blocks, ({ user }) => listBlocks(deps.database, user));
  registerCall(app, deps, helpReport, () => readHelpReport(deps));
};
