import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectEdited, type FactActionsActor } from '../../machines/memory/fact-actions.selectors.ts';
import type { MateMemoryActor } from '../../machines/memory/mate-memory.selectors.ts';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { FactForm } from './fact-form.tsx';
import styles from './memory.module.css';

interface AddFactProps {
  readonly actor: MateMemoryActor;
  readonly actions: FactActionsActor;
}

/** The form of a new fact, and the button that opens it. */
export function AddFact({ actor, actions }: AddFactProps) {
  const { add } = useMessages('memory');
  const edited = useSelector(actions, selectEdited);
  return (
    <div className={styles.add} data-focus-fallback="[data-add]">
      {edited === null ? (
        <FactForm actor={actor} actions={actions} fact={null} />
      ) : (
        <Button
          look="accent"
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
