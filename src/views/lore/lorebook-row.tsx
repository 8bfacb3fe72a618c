import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { Lorebook, LorebookFormat } from '../../../contract/lore/lorebook.ts';
import { useMessages } from '../../locales/messages.ts';
import type { LorebooksActor } from '../../machines/lore/lorebooks.machine.ts';
import { toCommandId } from '../../machines/lore/lorebooks.reducers.ts';
import { selectCommand } from '../../machines/shared/commands/row-commands.ts';
import { selectIsBusy } from '../../machines/shared/commands/command.ts';
import { CommandStatus } from '../components/status/command-status.tsx';
import cover from '../components/mates/cover-link.module.css';
import { classNames } from '../components/class-names.ts';
import { IconButton } from '../components/icons/icon-button.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { Menu, MenuButton, MenuItem } from '../components/dialogs/menu.tsx';
import { lorebookPath } from './lore-paths.ts';
import styles from './lorebooks.module.css';

interface LorebookRowProps {
  readonly book: Lorebook;
  readonly actor: LorebooksActor;
}

/** One book: a link to its page, and buttons to download and to delete it. */
export function LorebookRow({ book, actor }: LorebookRowProps) {
  const t = useMessages('lorebooks');
  const { remove } = useMessages('components');
  const removal = useSelector(actor, selectCommand(toCommandId({ type: 'book.remove', book })));
  const isBusy = useSelector(removal, selectIsBusy);
  const isExporting = useSelector(actor, ({ children }) => children.exportBook) !== undefined;
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon name="book-open" />
      </span>
      <div className={styles.text}>
        <Link href={lorebookPath(book.bookId)} className={classNames(cover.link, styles.name)} dir="auto">
          {book.name}
        </Link>
        <BookUse book={book} actor={actor} />
      </div>
      <div className={styles.actions}>
        <MenuButton
          label={t.download(book.name)}
          aria-disabled={isExporting}
          menu={isExporting ? undefined : menuId(book)}
        >
          <Icon name="download" />
        </MenuButton>
        <Menu id={menuId(book)} label={t.download(book.name)}>
          {formats.map((format) => (
            <MenuItem
              key={format}
              icon="download"
              onPick={() => actor.send({ type: 'file.export', book, format })}
            >
              {t.formats[format]}
            </MenuItem>
          ))}
        </Menu>
        <IconButton
          label={remove(book.name)}
          aria-disabled={isBusy}
          onClick={() => actor.send({ type: 'book.remove', book })}
        >
          <Icon name="trash" />
        </IconButton>
      </div>
      <CommandStatus actor={removal} />
    </li>
  );
}

const formats: readonly LorebookFormat[] = ['v3', 'world'];

const menuId = ({ bookId }: Lorebook): string => `lorebook-${bookId}`;

/** How many entries it has, and what uses it. */
function BookUse({ book, actor }: LorebookRowProps) {
  const t = useMessages('lorebooks');
  const mates = useSelector(actor, ({ context }) => context.mates);
  const names = mates.filter(({ id }) => book.mateIds.includes(id)).map(({ name }) => name);
  const rooms = book.roomIds.length === 0 ? [] : [t.chats(book.roomIds.length)];
  const users = [...names, ...rooms].join(', ');
  return (
    <p className={styles.meta}>
      <span>{t.entries(book.entries)}</span>
      <span dir="auto">{users === '' ? t.unused : t.usedBy(users)}</span>
    </p>
  );
}
