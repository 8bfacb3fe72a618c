import { useSelector } from '@xstate/react';
import type { CallActor } from '../../machines/call/call.machine.ts';
import type { ConversationActor } from '../../machines/chat/conversation.machine.ts';
import { selectLoaded, type LoadedPartActor } from '../../machines/shared/loaded-part.machine.ts';
import { OnDemand } from '../components/on-demand.tsx';
import { CrashedPart } from '../components/status/crashed-part.tsx';

interface CallPlaceProps {
  readonly call: LoadedPartActor;
  readonly conversation: ConversationActor;
}

/** Where a call is shown. */
export function CallPlace({ call, conversation }: CallPlaceProps) {
  // The loader of calls loads no other part.
  const actor = useSelector(call, selectLoaded) as CallActor | undefined;
  return (
    <>
      <CrashedPart actor={call} />
      {actor === undefined ? null : (
        <OnDemand view="call">{(Screen) => <Screen {...{ actor, conversation }} />}</OnDemand>
      )}
    </>
  );
}
