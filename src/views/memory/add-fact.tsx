import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { MemoryActionsActor } from '../../machines/memory/memory-actions.machine.ts';
import type { MateMemoryActor } from '../../machines/memory/mate-memory.machine.ts';
import { selectEdited } from '../../machines/memory/memory-actions.selectors.ts';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { MemoryForm } from './memory-form.tsx';
import styles from './memory.module.css';

interface AddFactProps {
  readonly actor: MateMemoryActor;
  readonly actions: MemoryActionsActor;
}

/** The form of a new fact, and the button that opens it. */
export function AddFact({ actor, actions }: AddFactProps) {
  const { add } = useMessages('memory');
  const edited = useSelector(actions, selectEdited);
  return (
    <div className={styles.add} data-focus-fallback="[data-add]">
      {edited === null ? (
        <MemoryForm actor={actor} actions={actions} memory={null} />
      ) : (
        <Button
          aria-disabled={edited !== undefined}
          data-add=""
          onClick={() => actions.send({ type: 'form.add' })}
        >
          <Icon name="plus" />
          {add}
        </Button>
      )}
    </div>
  );
}
