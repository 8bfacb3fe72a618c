import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { roomName } from '../../../../contract/rooms/room-name.ts';
import type { Room } from '../../../../contract/rooms/room.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { MessageSearchActor } from '../../../machines/rooms/message-search.machine.ts';
import { selectIsActive } from '../../../machines/rooms/message-search.selectors.ts';
import { Button } from '../../components/button.tsx';
import { ChipButton } from '../../components/chip.tsx';
import { SearchField } from '../../components/forms/search-field.tsx';
import { focusOnMount } from '../../dom/arrival.ts';
import { isComposing } from '../../dom/keys/composing.ts';
import { moveThroughResults, returnToField } from '../../dom/keys/arrow-keys.ts';
import { MessageResults } from './message-results.tsx';
import styles from './message-search.module.css';

interface MessageSearchProps {
  readonly search: MessageSearchActor;
  readonly rooms: readonly Room[];
}

/** Finds messages while the user types. */
export function MessageSearch({ search, rooms }: MessageSearchProps) {
  const t = useMessages('messageSearch');
  const text = useSelector(search, ({ context }) => context.text);
  const roomId = useSelector(search, ({ context }) => context.roomId);
  const isActive = useSelector(search, selectIsActive);
  const isPinned = useSelector(search, ({ context }) => context.pinned);
  const room = rooms.find((one) => one.roomId === roomId);
  const name = room && roomName(room);
  const label = name === undefined ? t.field : t.fieldWith(name);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      returnToField(event);
      search.send({ type: 'query.clear' });
    } else moveThroughResults(event);
  };

  return (
    <div className={styles.search} data-search="">
      <form
        role="search"
        aria-label={t.field}
        onSubmit={(event) => {
          event.preventDefault();
          search.send({ type: 'query.submit' });
        }}
      >
        <SearchField
          ref={roomId === null ? undefined : focusOnMount}
          label={label}
          placeholder={label}
          value={text}
          onChange={(event) => search.send({ type: 'query.type', text: event.currentTarget.value })}
          onKeyDown={onKeyDown}
        />
      </form>
      <div className={styles.room}>
        <ChipButton aria-pressed={isPinned} onClick={() => search.send({ type: 'pins.toggle' })}>
          {t.pinned}
        </ChipButton>
        {roomId === null ? null : (
          <>
            {name === undefined ? null : <p>{t.only(name)}</p>}
            <Button onClick={() => search.send({ type: 'room.leave' })}>{t.everywhere}</Button>
          </>
        )}
      </div>
      {isActive ? <MessageResults search={search} onKeyDown={onKeyDown} /> : null}
    </div>
  );
}
