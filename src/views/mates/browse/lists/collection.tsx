import { useSelector } from '@xstate/react';
import { useMessages } from '../../../../locales/messages.ts';
import type { SavedListActor } from '../../../../machines/mates/browse/saved-list.machine.ts';
import { FollowButton } from '../../../components/mates/follow-button.tsx';
import { Icon } from '../../../components/icons/icon.tsx';
import { MateGrid } from '../../../components/mates/mate-grid.tsx';
import { useDescribeFollowed } from './followed-item.tsx';
import { SavedList } from './saved-list.tsx';
import styles from './saved-list.module.css';

/** The page of a creator or of a tag: its mates, and a button to follow it. */
export function Collection({ actor }: { readonly actor: SavedListActor }) {
  const t = useMessages('savedLists');
  const { collection: untitled } = useMessages('titles');
  const describe = useDescribeFollowed();
  const found = useSelector(actor, ({ context }) => context.items).find((item) => item.kind !== 'favorite');
  const { name = untitled, facts = '' } = found === undefined ? {} : describe(found);
  return (
    <SavedList
      actor={actor}
      title={<bdi>{name}</bdi>}
      label={found && t.collection.kinds[found.kind]}
      action={found && <FollowButton toggle={found.toggle} name={name} />}
      lead={facts === '' ? undefined : facts}
      texts={t.collection}
      icon={<Icon name="telescope" />}
    >
      {found === undefined ? null : (
        <>
          {found.followed.mates.length === 0 ? <p className={styles.none}>{t.followed.none}</p> : null}
          <h2 className="visually-hidden">{t.mates}</h2>
          <MateGrid mates={found.followed.mates} className={styles.grid} />
        </>
      )}
    </SavedList>
  );
}
