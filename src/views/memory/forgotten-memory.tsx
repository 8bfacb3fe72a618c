import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { MemoryActionsActor } from '../../machines/memory/memory-actions.machine.ts';
import { selectCommand } from '../../machines/memory/memory-actions.selectors.ts';
import type { Memory } from '../../machines/memory/memory.ts';
import { selectIsBusy } from '../../machines/shared/commands/command.ts';
import { Button } from '../components/button.tsx';
import { memoryTextId } from './memory-about.tsx';
import styles from './memory.module.css';

interface ForgottenMemoryProps {
  readonly memory: Memory;
  readonly actions: MemoryActionsActor;
}

/** A memory that was forgotten a moment ago, and the button that brings it back. */
export function ForgottenMemory({ memory, actions }: ForgottenMemoryProps) {
  const t = useMessages('memory');
  const { undo } = useMessages('components');
  const running = useSelector(actions, selectCommand({ type: 'memory.forget', memory }));
  const isBusy = useSelector(running, selectIsBusy);
  return (
    <>
      <div className={styles.about}>
        <p className={styles.meta}>
          <s id={memoryTextId(memory)} dir="auto">
            {memory.text}
          </s>
          <span role="status">{t.forgotten}</span>
        </p>
      </div>
      <Button
        aria-describedby={memoryTextId(memory)}
        aria-disabled={isBusy}
        data-undo=""
        onClick={() => actions.send({ type: 'memory.forget', memory, forgotten: false })}
      >
        {undo}
      </Button>
    </>
  );
}
