import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { OwnMate } from '../../../../contract/mates/own-mate.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { MyMatesActor } from '../../../machines/mates/editor/my-mates.machine.ts';
import { classNames } from '../../components/class-names.ts';
import cover from '../../components/mates/cover-link.module.css';
import { IconButton } from '../../components/icons/icon-button.tsx';
import { IconLink } from '../../components/icons/icon-link.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { MenuButton } from '../../components/dialogs/menu.tsx';
import { SlowCommand } from '../../components/status/slow-banner.tsx';
import { CardMenu, cardMenuId } from '../imports/card-menu.tsx';
import { chatPath, ownMatePath } from '../../components/paths.ts';
import { Portrait } from '../../components/mates/portrait.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import styles from './my-mate-list.module.css';

/** The user’s own mates, each with links to edit and to chat, and buttons to export and to delete it. */
export function MyMateList({ actor }: { readonly actor: MyMatesActor }) {
  const t = useMessages('mateEditor').mates;
  const { mates: title } = useMessages('titles');
  const mates = useSelector(actor, ({ context }) => context.mates);
  const limit = useSelector(actor, ({ context }) => context.limit);
  const command = useSelector(actor, ({ children }) => children.exportCard);
  return (
    <div className={styles.mates}>
      <p className={styles.count}>{t.count({ count: mates.length, most: limit })}</p>
      {command === undefined ? null : (
        <p className={sheet.muted} role="status">
          {t.preparing}
        </p>
      )}
      <SlowCommand actor={command} />
      <ul className={styles.list} aria-label={title}>
        {mates.map((mate) => (
          <MyMateRow key={mate.mateId} mate={mate} actor={actor} />
        ))}
      </ul>
    </div>
  );
}

interface MyMateRowProps {
  readonly mate: OwnMate;
  readonly actor: MyMatesActor;
}

function MyMateRow({ mate, actor }: MyMateRowProps) {
  const t = useMessages('mateEditor').mates;
  const { chatWith, edit, remove } = useMessages('components');
  const isExporting = useSelector(actor, ({ children }) => children.exportCard) !== undefined;
  return (
    <li className={styles.row}>
      <Portrait mate={mate} shape="round" className={styles.portrait} />
      <div className={styles.text}>
        <Link
          href={ownMatePath(mate.mateId)}
          className={classNames(cover.link, styles.name)}
          dir="auto"
          aria-label={edit(mate.name)}
        >
          {mate.name}
        </Link>
        <span>{t[mate.withdrawn === true ? 'withdrawn' : mate.visibility]}</span>
        {mate.withdrawalReason === undefined || mate.withdrawalReason === '' ? null : (
          <span>{t.reason(mate.withdrawalReason)}</span>
        )}
      </div>
      <div className={styles.actions}>
        <IconLink to={chatPath(mate.mateId)} label={chatWith(mate.name)}>
          <Icon name="message-circle" />
        </IconLink>
        <MenuButton
          label={t.take(mate.name)}
          aria-disabled={isExporting}
          menu={isExporting ? undefined : cardMenuId(mate)}
        >
          <Icon name="download" />
        </MenuButton>
        <CardMenu mate={mate} actor={actor} />
        <IconButton
          label={remove(mate.name)}
          aria-disabled={isExporting}
          onClick={() => actor.send({ type: 'deletion.request', mateId: mate.mateId })}
        >
          <Icon name="trash" />
        </IconButton>
      </div>
    </li>
  );
}
