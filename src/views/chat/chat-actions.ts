import { useSelector } from '@xstate/react';
import { createContext, use, type ComponentType, type RefCallback } from 'react';
import type { HelpLevel } from '../../../contract/help.ts';
import type { Mate } from '../../../contract/mate.ts';
import type { AgeGateActor } from '../../machines/safety/age-gate.selectors.ts';
import { selectIsHere } from '../../machines/chat/chat-actions.selectors.ts';
import type { ComposerActor } from '../../machines/chat/composer.selectors.ts';
import { selectExtras, type ConversationActor } from '../../machines/chat/conversation.selectors.ts';
import type { ChatMessage } from '../../machines/chat/conversation.types.ts';
import type { ReplySuggestionsActor } from '../../machines/chat/reply-suggestions.selectors.ts';
import type { MessageActionsActor } from '../../machines/chat/message-actions.selectors.ts';

/** The views of what goes on around a conversation. */
export interface ChatExtrasViews {
  readonly AiNotice: ComponentType;
  readonly ChatAge: ComponentType<{ readonly age: AgeGateActor }>;
  readonly ChatIdeas: ComponentType<{
    readonly inspiration: ReplySuggestionsActor;
    readonly composer: ComposerActor;
  }>;
  readonly ChatMessageQuestion: ComponentType<{
    readonly conversation: ConversationActor;
    readonly care: MessageActionsActor;
  }>;
  readonly ChatReport: ComponentType<{
    readonly mate: Pick<Mate, 'mateId' | 'name'>;
    readonly className: string | undefined;
  }>;
  readonly HelpCard: ComponentType<{ readonly level: HelpLevel; readonly seq: number }>;
  readonly MessageTools: ComponentType<{
    readonly message: ChatMessage;
    readonly mate: Pick<Mate, 'mateId' | 'name'>;
    readonly care: MessageActionsActor;
  }>;
  readonly ReportSheet: ComponentType;
  /** For the element that holds the messages: hears the taps that put a heart on one. */
  readonly doubleTapLike: (conversation: ConversationActor) => RefCallback<HTMLElement>;
}

/** Gives the views once their code is here. */
export const ChatActionsContext = createContext<() => ChatExtrasViews | null>(() => null);

/** The views of what goes on around this conversation; null until they are here. */
export function useChatExtras(conversation: ConversationActor): ChatExtrasViews | null {
  const isHere = useSelector(useSelector(conversation, selectExtras), selectIsHere);
  const views = use(ChatActionsContext);
  return isHere ? views() : null;
}
