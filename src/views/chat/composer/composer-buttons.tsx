import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { useMessages } from '../../../locales/messages.ts';
import type { ComposerActor } from '../../../machines/chat/outbox/composer.machine.ts';
import { classNames } from '../../components/class-names.ts';
import styles from './chat-composer.module.css';

interface ComposerButtonsProps {
  readonly composer: ComposerActor;
  readonly isReplying: boolean;
  readonly hasDraft: boolean;
  readonly isSendable: boolean;
  readonly onStop: () => void;
}

/** Sends the draft, or saves an edited reply. During a reply it stops the reply, and a draft can be sent ahead. */
export function ComposerButtons({
  composer,
  isReplying,
  hasDraft,
  isSendable,
  onStop,
}: ComposerButtonsProps) {
  const t = useMessages('chat').composer;
  const { save, saving, stop } = useMessages('components');
  const isEditingReply = useSelector(composer, (snapshot) => snapshot.hasTag('editingReply'));
  const isSaving = useSelector(composer, (snapshot) => snapshot.hasTag('saving'));
  const editLabel = isSaving ? saving : save;
  return (
    <>
      {isReplying ? (
        <button
          key="stop"
          type="button"
          className={classNames(styles.button, styles.stop)}
          onMouseDown={keepFocus}
          onClick={onStop}
        >
          {stop}
        </button>
      ) : null}
      {isReplying && !hasDraft ? null : (
        <button
          key="send"
          type="submit"
          className={styles.button}
          disabled={!isSendable || isSaving}
          onMouseDown={keepFocus}
        >
          {isEditingReply ? editLabel : t.send}
        </button>
      )}
    </>
  );
}

/** The focus, and with it a phone's keyboard, stays with the text. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();
