import { useSelector } from '@xstate/react';
import type { ConversationActor } from '../../machines/chat/conversation.machine.ts';
import { selectDictation } from '../../machines/dictation/dictation.selectors.ts';
import { OnDemand } from '../components/on-demand.tsx';
import { CrashedPart } from '../components/status/crashed-part.tsx';
import { usePart } from '../use-part.ts';

/** What dictation does, above the composer; nothing until it is first used. */
export function DictationBar({ conversation }: { readonly conversation: ConversationActor }) {
  const loader = usePart(conversation, ({ children }) => children.dictation);
  const dictation = useSelector(loader, selectDictation);
  return (
    <>
      {loader === undefined ? null : <CrashedPart actor={loader} />}
      {dictation === undefined ? null : (
        <OnDemand view="dictation">{(Dictation) => <Dictation actor={dictation} />}</OnDemand>
      )}
    </>
  );
}
