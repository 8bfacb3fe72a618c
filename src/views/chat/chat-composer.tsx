import { useSelector } from '@xstate/react';
import type { FormEvent, KeyboardEvent, MouseEvent } from 'react';
import { messageLimit } from '../../../contract/limits.ts';
import { useMessages } from '../../locales/messages.ts';
import { selectDraft, selectIsClosed, type ComposerActor } from '../../machines/chat/composer.selectors.ts';
import {
  selectIsReplying,
  selectMate,
  type ConversationActor,
} from '../../machines/chat/conversation.selectors.ts';
import { toComposerAction } from '../dom/composer-keys.ts';
import { dropRepeatedClicks } from '../dom/repeated-clicks.ts';
import { classNames } from '../components/class-names.ts';
import { ChatAllowance } from './chat-allowance.tsx';
import styles from './chat-composer.module.css';
import { ChatClosed } from './chat-blocked.tsx';
import { ReplySuggestions } from './reply-suggestions.tsx';

interface ChatComposerProps {
  readonly conversation: ConversationActor;
  readonly composer: ComposerActor;
}

/** The composer. Enter sends; during a reply the button stops it and the draft stays. */
export function ChatComposer({ conversation, composer }: ChatComposerProps) {
  const words = useMessages('chat').composer;
  const { shortName } = useSelector(conversation, selectMate);
  const isReplying = useSelector(conversation, selectIsReplying);
  const draft = useSelector(composer, selectDraft);
  const isClosed = useSelector(composer, selectIsClosed);
  const over = draft.length - messageLimit;

  const send = () => composer.send({ type: 'message.submit', at: Date.now() });
  const stop = () => conversation.send({ type: 'reply.stop' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    const action = toComposerAction(event);
    if (action === null) return;
    if (action === 'stop') {
      if (isReplying) stop();
      return;
    }
    if (action === 'previous' || action === 'next') {
      const recall = { type: 'draft.recall', by: action === 'previous' ? 1 : -1 } as const;
      if (!composer.getSnapshot().can(recall)) return;
      event.preventDefault();
      composer.send(recall);
      return;
    }
    event.preventDefault();
    if (action === 'send') send();
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      {isClosed ? null : <ReplySuggestions conversation={conversation} composer={composer} />}
      <div ref={dropRepeatedClicks} className={styles.composer}>
        <div className={styles.growing} data-text={draft}>
          <textarea
            name="message"
            rows={1}
            value={draft}
            placeholder={words.label(shortName)}
            aria-label={words.label(shortName)}
            aria-describedby="composer-keys"
            aria-invalid={over > 0 ? true : undefined}
            disabled={isClosed}
            enterKeyHint="send"
            autoComplete="off"
            onChange={({ currentTarget }) =>
              composer.send({ type: 'draft.change', text: currentTarget.value })
            }
            onKeyDown={press}
          />
        </div>
        {isReplying ? (
          <button
            key="stop"
            type="button"
            className={classNames(styles.button, styles.stop)}
            onMouseDown={keepFocus}
            onClick={stop}
          >
            {words.stop}
          </button>
        ) : (
          <button
            key="send"
            type="submit"
            className={styles.button}
            disabled={isClosed || draft.trim() === '' || over > 0}
            onMouseDown={keepFocus}
          >
            {words.send}
          </button>
        )}
      </div>
      {isClosed ? <ChatClosed name={shortName} /> : <ChatAllowance over={over} />}
      <p id="composer-keys" className="visually-hidden">
        {words.keys}
      </p>
    </form>
  );
}

/** The focus, and with it a phone's keyboard, stays with the text. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();
