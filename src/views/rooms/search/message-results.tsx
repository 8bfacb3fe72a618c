import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { useMessages } from '../../../locales/messages.ts';
import type { MessageSearchActor } from '../../../machines/rooms/message-search.machine.ts';
import { selectIsListOfPins } from '../../../machines/rooms/message-search.selectors.ts';
import { selectIsEnd } from '../../../machines/shared/pager.ts';
import { selectIsBusy } from '../../../machines/shared/request.ts';
import { CrashedPart } from '../../components/status/crashed-part.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { LoadMore } from '../../components/status/load-more.tsx';
import { RequestStatus } from '../../components/status/request-status.tsx';
import { useRequest } from '../../use-request.ts';
import { MessageResult } from './message-result.tsx';
import styles from './message-search.module.css';

interface MessageResultsProps {
  readonly search: MessageSearchActor;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The messages found so far, or why there are none. */
export function MessageResults({ search, onKeyDown }: MessageResultsProps) {
  const t = useMessages('messageSearch');
  const isBusy = useSelector(useRequest(search), selectIsBusy);
  const isEmpty = useSelector(search, (snapshot) => snapshot.hasTag('empty'));
  const isListOfPins = useSelector(search, selectIsListOfPins);
  const found = useSelector(search, ({ context }) => context.found);
  const pager = useSelector(search, ({ children }) => children.pager);
  const isAll = useSelector(pager, (snapshot) => snapshot !== undefined && selectIsEnd(snapshot));
  return (
    <>
      <p role="status" className={styles.total}>
        {isBusy
          ? t.searching
          : pager === undefined
            ? null
            : isAll
              ? t.all(found.length)
              : t.first(found.length)}
      </p>
      <RequestStatus actor={search} texts={{ loading: '', failed: t.failed }} />
      {isEmpty ? (
        <EmptyState
          icon={<Icon name={isListOfPins ? 'pin' : 'search-x'} />}
          title={isListOfPins ? t.noPins.title : t.none.title}
          text={isListOfPins ? t.noPins.text : t.none.text}
          level={2}
          role="status"
        />
      ) : null}
      <ul className={styles.list} aria-label={t.results} aria-busy={isBusy}>
        {found.map((message) => (
          <MessageResult key={message.messageId} message={message} onKeyDown={onKeyDown} />
        ))}
      </ul>
      {pager === undefined ? null : (
        <LoadMore
          actor={pager}
          texts={{ loading: t.searching, failed: t.moreFailed }}
          className={styles.more}
        />
      )}
      <CrashedPart actor={search} />
    </>
  );
}
