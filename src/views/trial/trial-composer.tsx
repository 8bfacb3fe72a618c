import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { maxMessageLength } from '../../../contract/limits.ts';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import type { TrialActor } from '../../machines/trial/trial.machine.ts';
import { isSendable, leftOf } from '../../machines/trial/trial.reducers.ts';
import composer from '../chat/composer/chat-composer.module.css';
import { Button } from '../components/button.tsx';
import { CommandStatus } from '../components/status/command-status.tsx';
import { isComposing } from '../dom/keys/composing.ts';
import styles from './trial.module.css';

interface TrialComposerProps {
  readonly actor: TrialActor;
  readonly shortName: string;
}

/** The text field of a trial chat. Enter sends. A message that got no reply is in the field again. */
export function TrialComposer({ actor, shortName }: TrialComposerProps) {
  const t = useMessages('trial');
  const chat = useMessages('chat').composer;
  const failureText = useFailureText();
  const typed = useSelector(actor, ({ context }) => context.chat.draft);
  const left = useSelector(actor, ({ context }) => leftOf(context.chat));
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('sending'));
  const canSend = useSelector(actor, ({ context }) => isSendable(context.chat));
  const command = useSelector(actor, ({ children }) => children.send);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const draft = isSending ? '' : typed;
  const over = draft.length - maxMessageLength;
  const submit = () => actor.send({ type: 'message.submit' });
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    if (!event.repeat) submit();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <CommandStatus actor={command} />
      {failure === null ? null : <p role="alert">{failureText(failure)}</p>}
      <div className={composer.composer}>
        <div className={composer.growing} data-text={draft}>
          <textarea
            name="message"
            rows={1}
            value={draft}
            placeholder={chat.label(shortName)}
            aria-label={chat.label(shortName)}
            aria-invalid={over > 0 ? true : undefined}
            readOnly={isSending}
            enterKeyHint="send"
            autoComplete="off"
            onChange={({ currentTarget }) => actor.send({ type: 'draft.change', text: currentTarget.value })}
            onKeyDown={sendOnEnter}
          />
        </div>
        <button type="submit" className={composer.button} disabled={isSending || !canSend}>
          {chat.send}
        </button>
      </div>
      <div className={styles.notes}>
        <p>{over > 0 ? chat.long(over) : t.left(left)}</p>
        <p>{t.stored}</p>
        <Button onClick={() => actor.send({ type: 'account.request' })}>{t.create}</Button>
      </div>
    </form>
  );
}
