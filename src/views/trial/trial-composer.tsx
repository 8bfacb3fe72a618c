import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import type { MateDetail } from '../../../contract/mates/mate-detail.ts';
import { maxMessageLength } from '../../../contract/limits.ts';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import type { TrialActor } from '../../machines/trial/trial.machine.ts';
import { isSendable, leftOf } from '../../machines/trial/trial.reducers.ts';
import styles from '../chat/composer/chat-composer.module.css';
import { ComposerButtons } from '../chat/composer/composer-buttons.tsx';
import { MessageField } from '../chat/composer/message-field.tsx';
import { MateLanguages } from '../components/mates/mate-languages.tsx';
import { isComposing } from '../dom/keys/composing.ts';
import { dropRepeatedClicks } from '../dom/repeated-clicks.ts';
import { TrialAccount } from './trial-account.tsx';

interface TrialComposerProps {
  readonly actor: TrialActor;
  readonly mate: MateDetail;
}

/** The composer of a trial chat. Enter sends. A message that got no reply is in the field again. */
export function TrialComposer({ actor, mate }: TrialComposerProps) {
  const t = useMessages('trial');
  const chat = useMessages('chat').composer;
  const failureText = useFailureText();
  const draft = useSelector(actor, ({ context }) => context.chat.draft);
  const left = useSelector(actor, ({ context }) => leftOf(context.chat));
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('sending'));
  const canSend = useSelector(actor, ({ context }) => isSendable(context.chat));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const over = draft.length - maxMessageLength;
  const submit = () => actor.send({ type: 'message.submit' });
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    if (!event.repeat) submit();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <MateLanguages onlyOthers mate={mate} className={styles.languages} />
      {failure === null ? null : (
        <p className={styles.bar} role="alert">
          {failureText(failure)}
        </p>
      )}
      <div ref={dropRepeatedClicks} className={styles.composer}>
        <MessageField
          text={draft}
          label={chat.label(mate.shortName)}
          isTooLong={over > 0}
          onType={(text) => actor.send({ type: 'draft.change', text })}
          onKeyDown={sendOnEnter}
        />
        <ComposerButtons
          isReplying={isSending}
          canSendAhead={false}
          isSendable={canSend}
          label={chat.send}
          onStop={() => actor.send({ type: 'reply.stop' })}
        />
      </div>
      <p className={styles.hint} role={over > 0 ? 'alert' : undefined}>
        {over > 0 ? (
          chat.long(over)
        ) : (
          <>
            {t.left(left)} <TrialAccount actor={actor} />
          </>
        )}
      </p>
    </form>
  );
}
