import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { LoreEntriesActor } from '../../../machines/lore/entries/lore-entries.machine.ts';
import { Button } from '../../components/button.tsx';
import styles from '../lorebook.module.css';

/** Says that entries were deleted a moment ago, with the way back. */
export function RemovedEntries({ actor }: { readonly actor: LoreEntriesActor }) {
  const t = useMessages('lorebooks').book;
  const { undo } = useMessages('components');
  const count = useSelector(actor, ({ context }) => context.removedIds).length;
  const isBusy = useSelector(actor, ({ children }) => children.changeEntries) !== undefined;
  if (count === 0) return null;
  return (
    <div className={styles.removed}>
      <span role="status">{t.removed(count)}</span>
      <Button data-undo="" aria-disabled={isBusy} onClick={() => actor.send({ type: 'entries.undo' })}>
        {undo}
      </Button>
    </div>
  );
}
