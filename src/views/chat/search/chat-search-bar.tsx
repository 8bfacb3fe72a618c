import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { MessageSearchActor } from '../../../machines/rooms/message-search.machine.ts';
import { IconButton } from '../../components/icons/icon-button.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { RequestStatus } from '../../components/status/request-status.tsx';
import { SearchField } from '../../components/forms/search-field.tsx';
import { SupervisedPart } from '../../components/status/supervised-part.tsx';
import { focusOnMount } from '../../dom/arrival.ts';
import { returnToReading } from '../../dom/thread/reading-place.ts';
import { isComposing } from '../../dom/keys/composing.ts';
import { focusComposer } from '../../dom/focus-composer.ts';
import type { ChatSearchBarProps } from './chat-search.tsx';
import { ChatSearchHits } from './chat-search-hits.tsx';
import styles from './chat-search.module.css';
import { useHits } from './use-hits.ts';

/** The open search, above the messages of the chat. */
export function ChatSearchBar(props: ChatSearchBarProps) {
  const messages = useSelector(props.search, ({ children }) => children.messageSearch);
  return <SupervisedPart actor={messages}>{(part) => <Bar {...props} messages={part} />}</SupervisedPart>;
}

function Bar({
  search,
  conversation,
  messages,
  onClose,
}: ChatSearchBarProps & { readonly messages: MessageSearchActor }) {
  const label = useMessages('chat').search;
  const parts = useMessages('components');
  const t = useMessages('messageSearch');
  const text = useSelector(messages, ({ context }) => context.text);
  const isPinned = useSelector(messages, ({ context }) => context.pinned);
  const hits = useHits({ search, conversation, messages });
  const close = () => {
    onClose();
    focusComposer();
  };
  return (
    <search className={styles.bar}>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          if (messages.getSnapshot().matches('typing')) messages.send({ type: 'query.submit' });
          else hits.goOlder();
        }}
      >
        <SearchField
          ref={focusOnMount}
          label={label}
          placeholder={label}
          value={text}
          onChange={(event) => messages.send({ type: 'query.type', text: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (isComposing(event)) return;
            if (event.key === 'Escape') {
              returnToReading(event.currentTarget);
              close();
            }
            if (event.key === 'Enter' && event.shiftKey) {
              event.preventDefault();
              hits.goNewer();
            }
          }}
        />
        <IconButton
          label={t.pinned}
          aria-pressed={isPinned}
          className={styles.tool}
          onClick={() => messages.send({ type: 'pins.toggle' })}
        >
          <Icon name="pin" />
        </IconButton>
        <IconButton label={parts.close} className={styles.tool} onClick={close}>
          <Icon name="x" />
        </IconButton>
      </form>
      <ChatSearchHits search={search} messages={messages} hits={hits} />
      <RequestStatus actor={messages} texts={{ loading: t.searching, failed: t.failed }} />
    </search>
  );
}
