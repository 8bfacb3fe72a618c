import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ChatSearchActor } from '../../../machines/chat/search/chat-search.machine.ts';
import { selectSearchHits } from '../../../machines/chat/search/chat-search.selectors.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import type { SearchHitsActor } from '../../../machines/chat/search/search-hits.machine.ts';
import { CrashedPart } from '../../components/status/crashed-part.tsx';

export interface ChatSearchBarProps {
  readonly search: SearchHitsActor;
  readonly conversation: ConversationActor;
  readonly onClose: () => void;
}

/** Returns the code of the open search; undefined until it has loaded. */
export type GetSearchCode = () => { readonly View: ComponentType<ChatSearchBarProps> } | undefined;

interface ChatSearchProps {
  readonly search: ChatSearchActor;
  readonly conversation: ConversationActor;
  readonly getSearchCode: GetSearchCode;
}

/** The search in the open chat; nothing while it is closed. */
export function ChatSearch({ search, conversation, getSearchCode }: ChatSearchProps) {
  const hits = useSelector(search, selectSearchHits);
  const SearchBar = hits === undefined ? undefined : getSearchCode()?.View;
  return (
    <>
      <CrashedPart actor={search} />
      {hits === undefined || SearchBar === undefined ? null : (
        <SearchBar
          key={hits.sessionId}
          search={hits}
          conversation={conversation}
          onClose={() => search.send({ type: 'search.close' })}
        />
      )}
    </>
  );
}
