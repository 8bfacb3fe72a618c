import { useSelector } from '@xstate/react';
import { selectIsAsking, selectIsRefused, type AgeActor } from '../../machines/age.selectors.ts';
import type { ComposerActor } from '../../machines/composer.selectors.ts';
import type { ConversationActor } from '../../machines/conversation.selectors.ts';
import { selectAge } from '../../machines/settings.selectors.ts';
import { useSettings } from '../actors.ts';
import { ChatAge } from './chat-age.tsx';
import { ChatComposer } from './chat-composer.tsx';

interface ChatFootProps {
  readonly conversation: ConversationActor;
  readonly composer: ComposerActor;
}

/** Where one writes or, as long as one may not, why. */
export function ChatFoot(props: ChatFootProps) {
  const age = useSelector(useSettings(), selectAge);
  return age === undefined ? <ChatComposer {...props} /> : <ChatFootOf {...props} age={age} />;
}

function ChatFootOf({ age, ...props }: ChatFootProps & { readonly age: AgeActor }) {
  const isAsking = useSelector(age, selectIsAsking);
  const isRefused = useSelector(age, selectIsRefused);
  return isAsking || isRefused ? <ChatAge age={age} /> : <ChatComposer {...props} />;
}
