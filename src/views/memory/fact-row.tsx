import { shallowEqual, useSelector } from '@xstate/react';
import type { Fact } from '../../../contract/memory.ts';
import {
  selectCommandsOf,
  selectEdited,
  type FactActionsActor,
} from '../../machines/memory/fact-actions.selectors.ts';
import type { MateMemoryActor } from '../../machines/memory/mate-memory.selectors.ts';
import { CommandStatus } from '../components/command-status.tsx';
import { FactAbout } from './fact-about.tsx';
import { FactButtons } from './fact-buttons.tsx';
import { FactForm } from './fact-form.tsx';
import { ForgottenFact } from './forgotten-fact.tsx';
import styles from './memory.module.css';

export interface FactRowProps {
  readonly fact: Fact;
  /** Whether it can be brought back. */
  readonly isForgotten: boolean;
  readonly actor: MateMemoryActor;
  readonly actions: FactActionsActor;
}

/** One fact: its text, where it is from, and what can be done with it; its form while it is corrected. */
export function FactRow({ fact, isForgotten, actor, actions }: FactRowProps) {
  const { factId } = fact;
  const isEdited = useSelector(actions, selectEdited)?.factId === factId;
  const commands = useSelector(actions, selectCommandsOf(factId), shallowEqual);
  return (
    // Of what takes the place of the button that had the focus, this gets it.
    <li className={styles.fact} data-focus-fallback="[data-undo], [data-correct]">
      {isEdited ? (
        <FactForm actor={actor} actions={actions} fact={fact} />
      ) : isForgotten ? (
        <ForgottenFact fact={fact} actions={actions} />
      ) : (
        <>
          <FactAbout fact={fact} />
          <FactButtons fact={fact} actions={actions} />
        </>
      )}
      {commands.map((command) => (
        <CommandStatus key={command.id} actor={command} />
      ))}
    </li>
  );
}
