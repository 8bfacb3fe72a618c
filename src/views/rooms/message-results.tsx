import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectFound,
  selectIsEmpty,
  selectIsListOfPins,
  selectPager,
  type MessageSearchActor,
} from '../../machines/rooms/message-search.selectors.ts';
import { selectIsEnd } from '../../machines/shared/pager.ts';
import { selectIsBusy } from '../../machines/shared/request.ts';
import { CrashedPart } from '../components/crashed-part.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Icon } from '../components/icon.tsx';
import { LoadMore } from '../components/load-more.tsx';
import { RequestStatus } from '../components/request-status.tsx';
import { useRequest } from '../use-request.ts';
import { MessageResult } from './message-result.tsx';
import styles from './message-search.module.css';

interface MessageResultsProps {
  readonly search: MessageSearchActor;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The messages found so far, or why there are none. */
export function MessageResults({ search, onKeyDown }: MessageResultsProps) {
  const words = useMessages('messageSearch');
  const isBusy = useSelector(useRequest(search), selectIsBusy);
  const isEmpty = useSelector(search, selectIsEmpty);
  const isListOfPins = useSelector(search, selectIsListOfPins);
  const found = useSelector(search, selectFound);
  const pager = useSelector(search, selectPager);
  const isAll = useSelector(pager, (snapshot) => snapshot !== undefined && selectIsEnd(snapshot));
  return (
    <>
      <p role="status" className={styles.total}>
        {isBusy
          ? words.searching
          : pager === undefined
            ? null
            : isAll
              ? words.all(found.length)
              : words.first(found.length)}
      </p>
      <RequestStatus actor={search} words={{ loading: '', failed: words.failed }} />
      {isEmpty ? (
        <EmptyState
          icon={<Icon name={isListOfPins ? 'pin' : 'search-x'} />}
          title={isListOfPins ? words.noPins.title : words.none.title}
          text={isListOfPins ? words.noPins.text : words.none.text}
          level={2}
          role="status"
        />
      ) : null}
      <ul className={styles.list} aria-label={words.results} aria-busy={isBusy}>
        {found.map((message) => (
          <MessageResult key={message.messageId} message={message} onKeyDown={onKeyDown} />
        ))}
      </ul>
      {pager === undefined ? null : (
        <LoadMore
          actor={pager}
          words={{ more: words.more, loading: words.searching, failed: words.moreFailed }}
          className={styles.more}
        />
      )}
      <CrashedPart actor={search} />
    </>
  );
}
