import { isBlank } from '../../../../contract/blank-text.ts';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { useMessages } from '../../../locales/messages.ts';
import { selectLimit, type ComposerActor } from '../../../machines/chat/outbox/composer.machine.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import { focusOnMount } from '../../dom/arrival.ts';
import { sendKey } from '../../dom/keys/composer-keys.ts';
import { MateLanguages } from '../../components/mates/mate-languages.tsx';
import { DictationBar } from '../../dictation/dictation-bar.tsx';
import { DictationButton } from '../../dictation/dictation-button.tsx';
import { dropRepeatedClicks } from '../../dom/repeated-clicks.ts';
import { ChatAllowance } from './chat-allowance.tsx';
import styles from './chat-composer.module.css';
import { ChatClosed } from './chat-closed.tsx';
import { ComposerButtons } from './composer-buttons.tsx';
import { EditBar } from './edit-bar.tsx';
import { MessageField } from './message-field.tsx';
import { ReplySuggestions } from './reply-suggestions.tsx';

interface ChatComposerProps {
  readonly conversation: ConversationActor;
  readonly composer: ComposerActor;
}

/** The composer. Enter sends, also during a reply: the message is queued behind it. */
export function ChatComposer({ conversation, composer }: ChatComposerProps) {
  const t = useMessages('chat').composer;
  const { save, saving } = useMessages('components');
  const mate = useSelector(conversation, ({ context }) => context.room.mate);
  const { shortName } = mate;
  const isReplying = useSelector(conversation, (snapshot) => snapshot.hasTag('replying'));
  const draft = useSelector(composer, ({ context }) => context.draft);
  const isClosed = useSelector(composer, (snapshot) => snapshot.hasTag('closed'));
  const isEditing = useSelector(composer, (snapshot) => snapshot.hasTag('editing'));
  const isEditingReply = useSelector(composer, (snapshot) => snapshot.hasTag('editingReply'));
  const isSaving = useSelector(composer, (snapshot) => snapshot.hasTag('saving'));
  const hasText = !isBlank(draft);
  const over = draft.length - useSelector(composer, selectLimit);
  const stop = () => conversation.send({ type: 'reply.stop' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    composer.send({ type: 'message.submit', at: Date.now() });
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <MateLanguages onlyOthers mate={mate} className={styles.languages} />
      {isEditing ? <EditBar composer={composer} mate={shortName} /> : null}
      {isClosed || isEditing ? null : <ReplySuggestions conversation={conversation} composer={composer} />}
      <DictationBar conversation={conversation} />
      <div ref={dropRepeatedClicks} className={styles.composer}>
        <MessageField
          // A new element takes the focus when an edit begins.
          key={isEditing ? 'edit' : 'draft'}
          fieldRef={isEditing ? focusOnMount : null}
          text={draft}
          label={t.label(shortName)}
          isTooLong={over > 0}
          aria-describedby="composer-keys"
          disabled={isClosed}
          readOnly={isSaving}
          onType={(text) => composer.send({ type: 'draft.change', text })}
          onKeyDown={(event) => sendKey({ composer, conversation }, event)}
        />
        <ComposerButtons
          isReplying={isReplying}
          canSendAhead={hasText}
          isSendable={!isClosed && !isSaving && hasText && over <= 0}
          label={isEditingReply ? (isSaving ? saving : save) : t.send}
          onStop={stop}
        >
          <DictationButton conversation={conversation} isClosed={isClosed} />
        </ComposerButtons>
      </div>
      {isClosed ? <ChatClosed conversation={conversation} /> : <ChatAllowance over={over} />}
      <p id="composer-keys" className="visually-hidden">
        {t.keys}
      </p>
    </form>
  );
}
