import { useSelector } from '@xstate/react';
import type { Fact } from '../../../contract/memory.ts';
import { useMessages } from '../../locales/messages.ts';
import { selectCommand, type FactActionsActor } from '../../machines/memory/fact-actions.selectors.ts';
import { selectIsBusy } from '../../machines/shared/commands/command.ts';
import { Button } from '../components/button.tsx';
import { factTextId } from './fact-about.tsx';
import styles from './memory.module.css';

interface ForgottenFactProps {
  readonly fact: Fact;
  readonly actions: FactActionsActor;
}

/** A fact that was forgotten a moment ago, and the button that brings it back. */
export function ForgottenFact({ fact: { factId, text }, actions }: ForgottenFactProps) {
  const t = useMessages('memory');
  const { undo } = useMessages('components');
  const running = useSelector(actions, selectCommand('memory.forget', factId));
  const isBusy = useSelector(running, selectIsBusy);
  return (
    <>
      <div className={styles.about}>
        <p className={styles.meta}>
          <s id={factTextId(factId)} dir="auto">
            {text}
          </s>
          <span role="status">{t.forgotten}</span>
        </p>
      </div>
      <Button
        aria-describedby={factTextId(factId)}
        aria-disabled={isBusy}
        data-undo=""
        onClick={() => actions.send({ type: 'memory.forget', factId, forgotten: false })}
      >
        {undo}
      </Button>
    </>
  );
}
