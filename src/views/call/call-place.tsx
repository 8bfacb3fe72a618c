import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { CallActor } from '../../machines/call/call.machine.ts';
import type { ConversationActor } from '../../machines/chat/conversation.machine.ts';
import { selectLoaded, type LoadedPartActor } from '../../machines/shared/loaded-part.machine.ts';
import { CrashedPart } from '../components/status/crashed-part.tsx';

export interface CallScreenProps {
  readonly actor: CallActor;
  readonly conversation: ConversationActor;
}

/** Returns the code of a call; undefined until it has loaded. */
export type GetCallCode = () => { readonly View: ComponentType<CallScreenProps> } | undefined;

interface CallPlaceProps {
  readonly call: LoadedPartActor;
  readonly conversation: ConversationActor;
  readonly getCallCode: GetCallCode;
}

/** Where a call is shown. */
export function CallPlace({ call, conversation, getCallCode }: CallPlaceProps) {
  // The loader of calls loads no other part.
  const actor = useSelector(call, selectLoaded) as CallActor | undefined;
  const Screen = getCallCode()?.View;
  return (
    <>
      <CrashedPart actor={call} />
      {actor && Screen ? <Screen actor={actor} conversation={conversation} /> : null}
    </>
  );
}
