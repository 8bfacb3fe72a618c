import { trimmed } from '../../../../../contract/blank-text.ts';
import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { maxHintLength, type ReplyHint } from '../../../../../contract/replies/reply-hint.ts';
import { useMessages } from '../../../../locales/messages.ts';
import type { ConversationActor } from '../../../../machines/chat/conversation.machine.ts';
import { selectIsScripted } from '../../../../machines/chat/conversation.selectors.ts';
import type { MessageActionsActor } from '../../../../machines/chat/message-actions.machine.ts';
import type { ChatMessage } from '../../../../machines/chat/conversation.types.ts';
import { focusOnMount } from '../../../dom/arrival.ts';
import { textOf } from '../../../dom/forms/field.ts';
import { closeSheet } from '../../../dom/popover.ts';
import { Button } from '../../button.tsx';
import { ChipButton } from '../../chip.tsx';
import styles from './reply-hints.module.css';

interface ReplyHintsProps {
  readonly message: ChatMessage;
  readonly conversation: ConversationActor;
  readonly messageActions: MessageActionsActor;
}

/** Requests another reply to a message, which differs in a way that the user chooses, or describes. */
export function ReplyHints({ message: { replyTo }, conversation, messageActions }: ReplyHintsProps) {
  const isShown = useSelector(messageActions, (snapshot) => snapshot.matches({ menu: { open: 'hints' } }));
  return isShown && replyTo !== null ? (
    <Hints
      conversation={conversation}
      onPick={(hint) =>
        conversation.send({ type: 'reply.request', kind: 'another', messageId: replyTo, hint })
      }
    />
  ) : null;
}

interface HintsProps {
  readonly conversation: ConversationActor;
  readonly onPick: (hint: ReplyHint) => void;
}

/** Scripted mates only vary the length. */
function Hints({ conversation, onPick }: HintsProps) {
  const t = useMessages('messageActions').hint;
  const isScripted = useSelector(conversation, selectIsScripted);
  const disabled = useSelector(conversation, (snapshot) => snapshot.hasTag('replying'));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = trimmed(textOf(event.currentTarget, 'hint'));
    if (text === '') return;
    closeSheet(event);
    onPick({ kind: 'own', text });
  };
  return (
    <div className={styles.hints} role="group" aria-label={t.label}>
      <div className={styles.row}>
        {(isScripted ? lengths : kinds).map((kind, index) => (
          <ChipButton
            key={kind}
            ref={index === 0 ? focusOnMount : undefined}
            disabled={disabled}
            onClick={(event) => {
              closeSheet(event);
              onPick({ kind });
            }}
          >
            {t[kind]}
          </ChipButton>
        ))}
      </div>
      {isScripted ? null : (
        <form className={styles.row} onSubmit={submit}>
          <input
            name="hint"
            maxLength={maxHintLength}
            placeholder={t.own}
            aria-label={t.own}
            autoComplete="off"
            dir="auto"
            className={styles.own}
          />
          <Button type="submit" disabled={disabled}>
            {t.send}
          </Button>
        </form>
      )}
    </div>
  );
}

const lengths = ['shorter', 'longer'] as const;
const kinds = [...lengths, 'playful'] as const;
