import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { useMessages } from '../../locales/messages.ts';
import type { ConversationActor } from '../../machines/chat/conversation.machine.ts';
import type { DictationActor } from '../../machines/dictation/dictation.machine.ts';
import { selectDictation } from '../../machines/dictation/dictation.selectors.ts';
import type { LoadedPartActor } from '../../machines/shared/loaded-part.machine.ts';
import { IconButton } from '../components/icons/icon-button.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { usePart } from '../use-part.ts';
import styles from './dictation-button.module.css';

interface DictationButtonProps {
  readonly conversation: ConversationActor;
  /** Whether nothing can be written. */
  readonly isClosed: boolean;
}

/** Starts and stops dictation; nothing where that cannot work. */
export function DictationButton({ conversation, isClosed }: DictationButtonProps) {
  const loader = usePart(conversation, ({ children }) => children.dictation);
  const isOffered = useSelector(loader, (snapshot) => snapshot?.hasTag('offered') === true);
  return loader === undefined || !isOffered ? null : <Toggle loader={loader} isClosed={isClosed} />;
}

function Toggle({ loader, isClosed }: { readonly loader: LoadedPartActor; readonly isClosed: boolean }) {
  const t = useMessages('chat').composer;
  const dictation = useSelector(loader, selectDictation);
  const isLoading = useSelector(loader, (snapshot) => snapshot.hasTag('busy'));
  const isOn = useSelector(dictation, (snapshot) => snapshot?.hasTag('on') === true);
  const isBusy = useSelector(dictation, (snapshot) => snapshot?.hasTag('busy') === true);
  const isListening = useSelector(dictation, (snapshot) => snapshot?.hasTag('listening') === true);
  const isHearing = useSelector(dictation, (snapshot) => snapshot?.hasTag('hearing') === true);
  return (
    <IconButton
      label={t.dictate}
      aria-pressed={isOn || isLoading}
      // It keeps the focus while it waits.
      aria-disabled={isBusy || (isClosed && !isOn)}
      className={styles.button}
      data-microphone={isHearing ? 'hearing' : isListening ? 'listening' : undefined}
      onMouseDown={keepFocus}
      onClick={() => {
        if (isClosed && !isOn) return;
        if (dictation === undefined) loader.send({ type: isLoading ? 'part.stop' : 'part.start' });
        else toggle(dictation, isOn);
      }}
    >
      <Icon name="mic" />
    </IconButton>
  );
}

const toggle = (dictation: DictationActor, isOn: boolean): void =>
  dictation.send({ type: isOn ? 'dictation.stop' : 'dictation.start' });

/** The focus, and with it a phone's keyboard, stays with the text. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();
