import type { FastifyInstance } from 'fastify';
import * as fact from '../../../contract/memory/fact.ts';
import * as calls from '../../../contract/memory/memory.ts';
import { replyPrompt } from '../../../contract/replies/reply-prompt.ts';
import type { AppDeps } from '../../http/dependencies.ts';
import { toViewer } from '../../domain/mates/mate-access.ts';
import { correctChapter, forgetChapter } from '../../domain/memory/chapters/change-chapter.ts';
import { readRoomChapters } from '../../domain/memory/chapters/chapters.ts';
import * as facts from '../../domain/memory/facts.ts';
import { forgetFact } from '../../domain/memory/forget-fact.ts';
import { readMateMemory, switchRoomMemory } from '../../domain/memory/mate-memory.ts';
import { assertPassesModeration } from '../../domain/safety/content-rules.ts';
import { readReplyPrompt } from '../../domain/replies/reply-prompt.ts';
import { registerCall } from '../../http/calls.ts';

/** Registers the calls about what mates remember. Facts of others are indistinguishable from missing ones. */
export const registerMemoryRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  registerCall(app, deps, calls.mateMemory, ({ user, input }) =>
    readMateMemory(deps, { ...toViewer(user), ...input }),
  );
  registerCall(app, deps, calls.addFact, async ({ user, input }) => {
    await assertPassesModeration(deps.moderation, { text: input.text });
    return facts.addFact(deps, { ...toViewer(user), ...input });
  });
  registerCall(app, deps, calls.correctFact, async ({ user, input }) => {
    await assertPassesModeration(deps.moderation, { text: input.text });
    return facts.correctFact(deps, { ...toViewer(user), ...input });
  });
  registerCall(app, deps, calls.pinFact, ({ user, input }) =>
    facts.pinFact(deps, { ...toViewer(user), ...input }),
  );
  registerCall(app, deps, calls.endFact, ({ user, input }) =>
    facts.endFact(deps, { ...toViewer(user), ...input }),
  );
  registerCall(app, deps, fact.forgetFact, ({ user, input }) =>
    forgetFact(deps, { ...toViewer(user), ...input }),
  );
  registerCall(app, deps, calls.roomChapters, ({ user, input }) =>
    readRoomChapters(deps, { ...toViewer(user), ...input }),
  );
  registerCall(app, deps, calls.correctChapter, async ({ user, input }) => {
    await assertPassesModeration(deps.moderation, { text: input.text });
    return correctChapter(deps, { ...toViewer(user), ...input });
  });
  registerCall(app, deps, calls.forgetChapter, ({ user, input }) =>
    forgetChapter(deps, { ...toViewer(user), ...input }),
  );
  registerCall(app, deps, calls.switchRoomMemory, ({ user, input }) =>
    switchRoomMemory(deps, { ...toViewer(user), ...input }),
  );
  registerCall(app, deps, replyPrompt, ({ user, input }) =>
    readReplyPrompt(deps.database, { ...toViewer(user), ...input }),
  );
};
