import { useSelector } from '@xstate/react';
import type { Lorebook } from '../../../contract/lore/lorebook.ts';
import { useMessages } from '../../locales/messages.ts';
import type { LorebooksActor } from '../../machines/lore/lorebooks.machine.ts';
import { toCommandId } from '../../machines/lore/lorebooks.reducers.ts';
import { selectCommand } from '../../machines/shared/commands/row-commands.ts';
import { selectIsBusy } from '../../machines/shared/commands/command.ts';
import { Button } from '../components/button.tsx';
import { CommandStatus } from '../components/status/command-status.tsx';
import sheet from '../components/dialogs/sheet.module.css';
import { SlowCommand } from '../components/status/slow-banner.tsx';
import { LorebookRow } from './lorebook-row.tsx';
import styles from './lorebooks.module.css';

/** The books, and those that were deleted a moment ago, each with the way back. */
export function LorebookList({ actor }: { readonly actor: LorebooksActor }) {
  const t = useMessages('lorebooks');
  const books = useSelector(actor, ({ context }) => context.books);
  const removed = useSelector(actor, ({ context }) => context.removed);
  const command = useSelector(actor, ({ children }) => children.exportBook);
  return (
    <>
      {command === undefined ? null : (
        <p className={sheet.muted} role="status">
          {t.preparing}
        </p>
      )}
      <SlowCommand actor={command} />
      {removed.length === 0 ? null : (
        <ul className={styles.list} data-removed="">
          {removed.map((book) => (
            <RemovedBook key={book.bookId} book={book} actor={actor} />
          ))}
        </ul>
      )}
      <ul className={styles.list} aria-label={t.list}>
        {books.map((book) => (
          <LorebookRow key={book.bookId} book={book} actor={actor} />
        ))}
      </ul>
    </>
  );
}

function RemovedBook({ book, actor }: { readonly book: Lorebook; readonly actor: LorebooksActor }) {
  const t = useMessages('lorebooks');
  const { undo } = useMessages('components');
  const restoration = useSelector(actor, selectCommand(toCommandId({ type: 'book.restore', book })));
  const isBusy = useSelector(restoration, selectIsBusy);
  return (
    <li className={styles.removed}>
      <span role="status" dir="auto">
        {t.deleted(book.name)}
      </span>
      <Button
        aria-label={t.undoOf(book.name)}
        aria-disabled={isBusy}
        onClick={() => actor.send({ type: 'book.restore', book })}
      >
        {undo}
      </Button>
      <CommandStatus actor={restoration} />
    </li>
  );
}
