import { shallowEqual, useSelector } from '@xstate/react';
import type { MemoryActionsActor } from '../../machines/memory/memory-actions.machine.ts';
import type { MateMemoryActor } from '../../machines/memory/mate-memory.machine.ts';
import { selectCommandsOf, selectEdited } from '../../machines/memory/memory-actions.selectors.ts';
import type { Memory } from '../../machines/memory/memory.ts';
import { CommandStatus } from '../components/status/command-status.tsx';
import { MemoryAbout } from './memory-about.tsx';
import { MemoryButtons } from './memory-buttons.tsx';
import { MemoryForm } from './memory-form.tsx';
import { ForgottenMemory } from './forgotten-memory.tsx';
import styles from './memory.module.css';

export interface MemoryRowProps {
  readonly memory: Memory;
  /** Whether it can be brought back. */
  readonly isForgotten: boolean;
  readonly actor: MateMemoryActor;
  readonly actions: MemoryActionsActor;
}

/** One memory: its text, where it is from, and what can be done with it; its form while it is corrected. */
export function MemoryRow({ memory, isForgotten, actor, actions }: MemoryRowProps) {
  const isEdited = useSelector(actions, selectEdited) === memory;
  const commands = useSelector(actions, selectCommandsOf(memory), shallowEqual);
  return (
    // Of what takes the place of the button that had the focus, this gets it.
    <li className={styles.memory} data-focus-fallback="[data-undo], [data-correct]">
      {isEdited ? (
        <MemoryForm actor={actor} actions={actions} memory={memory} />
      ) : isForgotten ? (
        <ForgottenMemory memory={memory} actions={actions} />
      ) : (
        <>
          <MemoryAbout memory={memory} />
          <MemoryButtons memory={memory} actions={actions} />
        </>
      )}
      {commands.map((command) => (
        <CommandStatus key={command.id} actor={command} />
      ))}
    </li>
  );
}
