import { useSelector } from '@xstate/react';
import {
  selectIsAsking,
  selectIsDoubted,
  selectIsRefused,
  type AgeGateActor,
} from '../../machines/safety/age-gate.selectors.ts';
import type { ComposerActor } from '../../machines/chat/outbox/composer.selectors.ts';
import type { ConversationActor } from '../../machines/chat/conversation.selectors.ts';
import { useAgeGate } from '../app-context.ts';
import { OnDemand } from '../components/on-demand.tsx';
import { ChatComposer } from './composer/chat-composer.tsx';

interface ChatFooterProps {
  readonly conversation: ConversationActor;
  readonly composer: ComposerActor;
}

/** The composer or, while the age check blocks it, the age step. */
export function ChatFooter(props: ChatFooterProps) {
  const age = useAgeGate();
  return age === undefined ? <ChatComposer {...props} /> : <GatedFooter {...props} age={age} />;
}

function GatedFooter({ age, ...props }: ChatFooterProps & { readonly age: AgeGateActor }) {
  const isAsking = useSelector(age, selectIsAsking);
  const isDoubted = useSelector(age, selectIsDoubted);
  const isRefused = useSelector(age, selectIsRefused);
  if (!isAsking && !isDoubted && !isRefused) return <ChatComposer {...props} />;
  return <OnDemand view="chatAge">{(ChatAge) => <ChatAge age={age} />}</OnDemand>;
}
