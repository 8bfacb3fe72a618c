import { useSelector } from '@xstate/react';
import { createContext, use, type ComponentType, type RefCallback } from 'react';
import type { HelpLevel } from '../../../contract/help.ts';
import type { Mate } from '../../../contract/mate.ts';
import type { AgeActor } from '../../machines/age.selectors.ts';
import { selectIsHere } from '../../machines/chat-extras.selectors.ts';
import type { ComposerActor } from '../../machines/composer.selectors.ts';
import { selectExtras, type ConversationActor } from '../../machines/conversation.selectors.ts';
import type { ChatMessage } from '../../machines/conversation.types.ts';
import type { InspirationActor } from '../../machines/inspiration.selectors.ts';
import type { MessageCareActor } from '../../machines/message-care.selectors.ts';

/** The views of what goes on around a conversation. */
export interface ChatExtrasViews {
  readonly AiNotice: ComponentType;
  readonly ChatAge: ComponentType<{ readonly age: AgeActor }>;
  readonly ChatIdeas: ComponentType<{
    readonly inspiration: InspirationActor;
    readonly composer: ComposerActor;
  }>;
  readonly ChatMessageQuestion: ComponentType<{
    readonly conversation: ConversationActor;
    readonly care: MessageCareActor;
  }>;
  readonly ChatReport: ComponentType<{
    readonly mate: Pick<Mate, 'mateId' | 'name'>;
    readonly className: string | undefined;
  }>;
  readonly HelpCard: ComponentType<{ readonly level: HelpLevel; readonly seq: number }>;
  readonly MessageTools: ComponentType<{
    readonly message: ChatMessage;
    readonly mate: Pick<Mate, 'mateId' | 'name'>;
    readonly care: MessageCareActor;
  }>;
  readonly ReportSheet: ComponentType;
  /** For the element that holds the messages: hears the taps that put a heart on one. */
  readonly likeTapsOf: (conversation: ConversationActor) => RefCallback<HTMLElement>;
}

/** Gives the views once their code is here. */
export const ChatExtrasContext = createContext<() => ChatExtrasViews | null>(() => null);

/** The views of what goes on around this conversation; null until they are here. */
export function useChatExtras(conversation: ConversationActor): ChatExtrasViews | null {
  const isHere = useSelector(useSelector(conversation, selectExtras), selectIsHere);
  const views = use(ChatExtrasContext);
  return isHere ? views() : null;
}
