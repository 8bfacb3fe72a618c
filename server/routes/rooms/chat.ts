import type { FastifyInstance } from 'fastify';
import {
  anotherReply,
  continueReply,
  resume,
  retry,
  send,
  stop,
  type StreamFrame,
} from '../../../contract/rooms/chat.ts';
import { code } from '../../../contract/envelope.ts';
import { getInspiration } from '../../../contract/replies/inspiration.ts';
import type { AppDeps } from '../../http/dependencies.ts';
import { suggestReplies } from '../../domain/rooms/inspiration.ts';
import { assertOldEnough, assertRatingAllowed } from '../../domain/accounts/age.ts';
import { refillChats } from '../../domain/billing/refill.ts';
import { toLearnedField } from '../../domain/memory/fact-sources.ts';
import { toViewer } from '../../domain/mates/mate-access.ts';
import { readOwnMessage } from '../../domain/transcript/history.ts';
import { errorFrame } from '../../domain/replies/end-frame.ts';
import type { Accepted } from '../../domain/replies/open-reply.ts';
import { assertPassesModeration } from '../../domain/safety/content-rules.ts';
import { registerCall, registerStream, type CallContext } from '../../http/calls.ts';
import { openEventStream } from '../../http/event-stream.ts';
import { getRequestTimeZone } from '../../http/language.ts';

/** Registers the calls that stream replies. Refusals are sent as an envelope, before a stream starts. */
export const registerChatRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  registerStream(app, deps, send, async (context) => {
    const { input } = context;
    await admit(deps, context);
    await assertPassesModeration(deps.moderation, { text: input.text });
    const accepted = await deps.replies.send({ ...ownerOf(context), ...input });
    stream(deps, context, accepted.replyId, 0, toAcceptedFrame(input.clientMessageId, accepted));
  });

  for (const [call, kind] of [
    [retry, 'retry'],
    [continueReply, 'continue'],
  ] as const) {
    registerStream(app, deps, call, async (context) => {
      const { input } = context;
      await admit(deps, context);
      const accepted = await deps.replies[kind]({ ...ownerOf(context), ...input });
      stream(deps, context, accepted.replyId, 0, toAcceptedFrame(input.clientReplyId, accepted));
    });
  }

  registerStream(app, deps, anotherReply, async (context) => {
    const { input } = context;
    await admit(deps, context);
    if (input.hint?.kind === 'own') {
      await assertPassesModeration(deps.moderation, { 'hint.text': input.hint.text });
    }
    const accepted = await deps.replies.another({ ...ownerOf(context), ...input });
    stream(deps, context, accepted.replyId, 0, toAcceptedFrame(input.clientReplyId, accepted));
  });

  registerStream(app, deps, resume, async (context) => {
    await assertRatingAllowed(deps, context.user, { messageId: context.input.replyId });
    const { message_id: replyId } = await readOwnMessage(
      deps.database,
      context.user.userId,
      context.input.replyId,
    );
    stream(deps, context, replyId, Math.min(context.input.after, framesAtMost));
  });

  registerCall(app, deps, stop, async ({ user, input: { replyId } }) => {
    const stopped = await deps.replies.stop({ userId: user.userId, replyId });
    // A reply can always be stopped, but its text is not always shown.
    await assertRatingAllowed(deps, user, { messageId: replyId });
    return stopped;
  });

  registerCall(app, deps, getInspiration, async ({ user, input, request, getSignal }) => {
    const signal = getSignal();
    await assertOldEnough(deps, user);
    await assertRatingAllowed(deps, user, input);
    await deps.limits.consume('inspire-user', user);
    const timeZone = getRequestTimeZone(request);
    return suggestReplies(deps, { ...toViewer(user), roomId: input.roomId, timeZone, signal });
  });
};

/** The user who asks for a reply, and their time zone. */
const ownerOf = ({ user, request }: Pick<CallContext<typeof send>, 'user' | 'request'>) => ({
  userId: user.userId,
  timeZone: getRequestTimeZone(request),
});

/** Throws when the user may not request a reply now. */
const admit = async (
  deps: AppDeps,
  { user, input, request }: Pick<CallContext<typeof send | typeof retry>, 'user' | 'input' | 'request'>,
): Promise<void> => {
  await assertOldEnough(deps, user);
  await assertRatingAllowed(deps, user, input);
  await deps.limits.consume('send-user', user);
  await deps.limits.consume('send-address', request);
  await refillChats(deps, user.userId);
};

/** The first frame has the help level, so that the helplines are shown before the reply. */
const toAcceptedFrame = (
  clientMessageId: string,
  { messageId, replyId, help, learned }: Pick<Accepted, 'messageId' | 'replyId' | 'help' | 'learned'>,
): StreamFrame => ({
  type: 'accepted',
  clientMessageId,
  messageId,
  replyId,
  ...(help === null ? {} : { help }),
  ...toLearnedField(learned),
});

/** No reply has that many frames. Keeps a client's number within an integer column. */
const framesAtMost = 1_000_000;

/** Sends a reply until it ends, the reader disconnects or the session ends; the reply itself continues. */
const stream = (
  deps: AppDeps,
  context: Pick<CallContext<typeof send>, 'user' | 'reply'>,
  replyId: string,
  after: number,
  first?: StreamFrame,
): void => {
  const { userId, sessionId } = context.user;
  const events = openEventStream<StreamFrame>(context.reply);
  if (first !== undefined) {
    events.send(first);
  }
  const end = (frame: StreamFrame): void => {
    events.send(frame);
    events.end();
  };
  const leave = deps.replies.follow({ replyId, userId }, after, (frame) => {
    if (frame === null) {
      // Without a last frame the page connects again, to another node.
      events.end();
    } else if (frame.type === 'error' && frame.code === code.notFound) {
      // The reply may have been deleted with the account: then the reader must receive the end of the session instead.
      const endIt = () => end(frame);
      void deps.sessionWatch.check().then(endIt, endIt);
    } else if (frame.type === 'done' || frame.type === 'error') {
      end(frame);
    } else {
      events.send(frame);
    }
  });
  const unwatch = deps.sessionWatch.watch(sessionId, (reason) => {
    end({ ...errorFrame(code.loginExpired, 'login expired'), reason });
  });
  events.onClose(() => {
    leave();
    unwatch();
  });
};
