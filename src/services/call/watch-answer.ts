import { fromCallback, type AnyEventObject } from 'xstate';
import type { CallEvent, TurnProblem } from '../../machines/call/call.machine.ts';
import type { ConversationActor } from '../../machines/chat/conversation.machine.ts';
import { selectReply } from '../../machines/chat/conversation.selectors.ts';
import type { FindConversation } from '../voice/follow-chat.ts';

/** Reports the reply to what was said, or why there is none. `lastId`: the reply before. */
export const watchAnswer = (findConversation: FindConversation) =>
  fromCallback<AnyEventObject, { readonly lastId: string | null }>(
    ({ input: { lastId }, sendBack, system }) => {
      const conversation = findConversation(system);
      if (conversation === undefined) return undefined;
      let isOver = false;
      const report = (event: CallEvent): void => {
        isOver = true;
        sendBack(event);
      };
      const look = (): void => {
        if (isOver) return;
        const messageId = replyIdIn(conversation);
        if (messageId !== null && messageId !== lastId) {
          report({ type: 'answer.started', messageId, needsHelp: needsHelp(conversation) });
        } else if (conversation.getSnapshot().matches({ exchange: 'idle' })) {
          report({ type: 'answer.missing', problem: problemIn(conversation) });
        }
      };
      let leaveReply = (): void => undefined;
      let reply: ReturnType<typeof selectReply>;
      const follow = (): void => {
        const current = selectReply(conversation.getSnapshot());
        if (current !== reply) {
          leaveReply();
          reply = current;
          const following = current?.subscribe(look);
          leaveReply = () => following?.unsubscribe();
        }
        look();
      };
      const subscription = conversation.subscribe(follow);
      follow();
      return () => {
        isOver = true;
        leaveReply();
        subscription.unsubscribe();
      };
    },
  );

const replyIdIn = (conversation: ConversationActor): string | null =>
  selectReply(conversation.getSnapshot())?.getSnapshot().context.replyId ?? null;

const needsHelp = (conversation: ConversationActor): boolean => {
  const { help } = conversation.getSnapshot().context.messages.findLast(({ role }) => role === 'user') ?? {};
  return help !== undefined && help !== 'quiet';
};

const problemIn = (conversation: ConversationActor): TurnProblem => {
  const { children } = conversation.getSnapshot();
  const unsent = children.outbox?.getSnapshot().context.messages ?? [];
  if (unsent.length === 0) return 'noReply';
  return unsent.some(({ phase }) => phase === 'queued') ? 'offline' : 'unsent';
};
