import { useSelector } from '@xstate/react';
import type { AgeGateActor } from '../../machines/safety/age-gate.machine.ts';
import type { ComposerActor } from '../../machines/chat/outbox/composer.machine.ts';
import type { ConversationActor } from '../../machines/chat/conversation.machine.ts';
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
  const isAsking = useSelector(age, (snapshot) => snapshot.hasTag('asking'));
  const isDoubted = useSelector(age, (snapshot) => snapshot.hasTag('doubted'));
  const isRefused = useSelector(age, (snapshot) => snapshot.hasTag('refused'));
  if (!isAsking && !isDoubted && !isRefused) return <ChatComposer {...props} />;
  return <OnDemand view="chatAge">{(ChatAge) => <ChatAge age={age} />}</OnDemand>;
}
