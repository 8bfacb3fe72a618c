import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ConversationActor } from '../../machines/chat/conversation.selectors.ts';
import { distantParts, selectHeight } from '../dom/distant-parts.ts';

interface NearViewProps {
  /** The name of this part of the conversation. */
  readonly name: string;
  readonly conversation: ConversationActor;
  /** Whether it is also drawn far from the view. */
  readonly isAlwaysDrawn: boolean;
  readonly children: () => ReactNode;
}

/** Draws a part of a conversation only near the view, so that a long room costs no more than a short one. */
export function NearView({ name, conversation, isAlwaysDrawn, children }: NearViewProps) {
  const { actor, observe } = distantParts(conversation);
  const height = useSelector(actor, selectHeight(name));
  const isDrawn = isAlwaysDrawn || height === undefined;
  return (
    <div ref={observe} data-part={name} style={isDrawn ? undefined : { blockSize: height }}>
      {isDrawn ? children() : null}
    </div>
  );
}
