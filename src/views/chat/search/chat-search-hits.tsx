import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { SearchHitsActor } from '../../../machines/chat/search/search-hits.machine.ts';
import type { MessageSearchActor } from '../../../machines/rooms/message-search.machine.ts';
import { selectIsListOfPins } from '../../../machines/rooms/message-search.selectors.ts';
import { selectIsEnd } from '../../../machines/shared/pager.ts';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icons/icon-button.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { showHits } from '../../dom/thread/show-hits.ts';
import styles from './chat-search.module.css';
import type { useHits } from './use-hits.ts';

interface ChatSearchHitsProps {
  readonly search: SearchHitsActor;
  readonly messages: MessageSearchActor;
  readonly hits: ReturnType<typeof useHits>;
}

/** How many messages were found, and the buttons from one to the next. It marks them in the conversation. */
export function ChatSearchHits({ search, messages, hits }: ChatSearchHitsProps) {
  const t = useMessages('messageSearch');
  const parts = useMessages('components');
  const { position } = useMessages('messageActions').alternatives;
  const text = useSelector(messages, ({ context }) => context.text);
  const isEmpty = useSelector(messages, (snapshot) => snapshot.hasTag('empty'));
  const isListOfPins = useSelector(messages, selectIsListOfPins);
  const isLocating = useSelector(search, (snapshot) => snapshot.hasTag('locating'));
  const isFailed = useSelector(search, (snapshot) => snapshot.hasTag('failed'));
  const pager = useSelector(messages, ({ children }) => children.pager);
  const isAll = useSelector(pager, (snapshot) => snapshot !== undefined && selectIsEnd(snapshot));
  const { index, count } = hits;
  const none = isListOfPins ? t.noPins.title : t.none.title;
  const total = isAll ? t.all(count) : t.first(count);
  return (
    <div
      ref={showHits}
      className={styles.hits}
      data-hit-id={hits.hitId ?? undefined}
      data-hit-parts={hits.parts.join('/')}
      data-words={text}
    >
      <p role="status" aria-busy={isLocating}>
        {isFailed
          ? t.hits.failed
          : isEmpty
            ? none
            : count === 0
              ? null
              : index < 0
                ? total
                : position({ index: index + 1, count })}
      </p>
      {isFailed ? <Button onClick={() => search.send({ type: 'load.retry' })}>{parts.retry}</Button> : null}
      {count === 0 ? null : (
        <>
          <IconButton
            label={t.hits.older}
            className={styles.tool}
            aria-disabled={index + 1 >= count}
            onClick={hits.goOlder}
          >
            <Icon name="chevron-up" />
          </IconButton>
          <IconButton
            label={t.hits.newer}
            className={styles.tool}
            aria-disabled={index <= 0}
            onClick={hits.goNewer}
          >
            <Icon name="chevron-down" />
          </IconButton>
        </>
      )}
    </div>
  );
}
