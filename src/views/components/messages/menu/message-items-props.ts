import type { VoiceActor } from '../../../../machines/voice/voice.machine.ts';
import type { ConversationActor } from '../../../../machines/chat/conversation.machine.ts';
import type { ChatMessage } from '../../../../machines/chat/conversation.types.ts';
import type { MessageActionsActor } from '../../../../machines/chat/message-actions.machine.ts';

/** What the items of a message's menu are about. */
export interface MessageItemsProps {
  readonly message: ChatMessage;
  /** Its id on the server. */
  readonly messageId: string;
  readonly conversation: ConversationActor;
  readonly messageActions: MessageActionsActor;
  /** What reads replies aloud; undefined after a crash. */
  readonly voice: VoiceActor | undefined;
}
