import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { OwnMate } from '../../../../contract/own-mate.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { MyMatesActor } from '../../../machines/mates/editor/my-mates.machine.ts';
import { ButtonLink } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import cover from '../../components/mates/cover-link.module.css';
import { IconButton } from '../../components/icon-button.tsx';
import { IconLink } from '../../components/icon-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { MenuButton } from '../../components/dialogs/menu.tsx';
import { SlowCommand } from '../../components/status/slow-banner.tsx';
import { CardMenu, cardMenuId } from '../imports/card-menu.tsx';
import { chatPath, ownMatePath } from '../../components/paths.ts';
import { Portrait } from '../../components/mates/portrait.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import styles from './my-mates.module.css';

/** The user’s own mates, each with links to edit and to chat, and buttons to export and to delete it. */
export function MyMates({ actor }: { readonly actor: MyMatesActor }) {
  const t = useMessages('mateEditor').mates;
  const mates = useSelector(actor, ({ context }) => context.mates);
  const limit = useSelector(actor, ({ context }) => context.limit);
  const openId = useSelector(actor, ({ context }) => context.openId);
  const command = useSelector(actor, ({ children }) => children.exportCard);
  if (mates.length === 0) return null;
  return (
    <section className={styles.mates} aria-labelledby="own-mates">
      <header className={styles.header}>
        <h2 id="own-mates">{t.title}</h2>
        <span className={styles.count}>{t.count({ count: mates.length, most: limit })}</span>
        {openId === null ? null : (
          <ButtonLink to="/generate">
            <Icon name="plus" />
            {t.another}
          </ButtonLink>
        )}
      </header>
      {command === undefined ? null : (
        <p className={sheet.muted} role="status">
          {t.preparing}
        </p>
      )}
      <SlowCommand actor={command} />
      <ul className={styles.list} aria-labelledby="own-mates">
        {mates.map((mate) => (
          <MyMateRow key={mate.mateId} mate={mate} isOpen={mate.mateId === openId} actor={actor} />
        ))}
      </ul>
    </section>
  );
}

interface MyMateRowProps {
  readonly mate: OwnMate;
  readonly isOpen: boolean;
  readonly actor: MyMatesActor;
}

function MyMateRow({ mate, isOpen, actor }: MyMateRowProps) {
  const t = useMessages('mateEditor').mates;
  const { chatWith, edit, remove } = useMessages('components');
  const isExporting = useSelector(actor, ({ children }) => children.exportCard) !== undefined;
  return (
    <li className={styles.row} aria-current={isOpen ? 'true' : undefined}>
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
        <span>{isOpen ? t.open : t[mate.withdrawn === true ? 'withdrawn' : mate.visibility]}</span>
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
