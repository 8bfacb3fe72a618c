import { Link } from 'wouter';
import { useMessages } from '../../../../locales/messages.ts';
import type { CreatorItem, Marked, TagItem } from '../../../../machines/mates/browse/saved-list.reducers.ts';
import { FollowButton } from '../../../components/mates/follow-button.tsx';
import { MateGrid } from '../../../components/mates/mate-grid.tsx';
import { makerPath, tagPath } from '../../../components/paths.ts';
import styles from './saved-list.module.css';
import { useTagLabel } from '../../../components/mates/use-tag-label.ts';

/** A creator or a tag that can be followed, with its mates. */
export function FollowedItem({ item }: { readonly item: Marked<CreatorItem> | Marked<TagItem> }) {
  const t = useMessages('savedLists').followed;
  const { name, path, facts } = useDescribeFollowed()(item);
  return (
    <section className={styles.creator}>
      <header>
        <div>
          <h2>
            <Link href={path}>{name}</Link>
          </h2>
          {facts === '' ? null : <p>{facts}</p>}
        </div>
        <FollowButton toggle={item.toggle} name={name} />
      </header>
      {item.followed.mates.length === 0 ? <p>{t.none}</p> : null}
      <MateGrid mates={item.followed.mates} className={styles.grid} />
    </section>
  );
}

/** Returns the function that reads the name, the page and the counts of a creator or a tag. Counts of zero are left out. */
export function useDescribeFollowed() {
  const t = useMessages('savedLists').followed;
  const labelOf = useTagLabel();
  return (item: CreatorItem | TagItem) => {
    if (item.kind === 'followTag') {
      const { tag, total } = item.followed;
      return { name: labelOf(tag), path: tagPath(tag), facts: total === 0 ? '' : t.total(total) };
    }
    const { creator, mates, followers } = item.followed;
    const made = mates.length === 0 ? '' : t.total(mates.length);
    return {
      name: creator.name,
      path: makerPath(creator.creatorId),
      facts: followers === 0 ? made : t.facts({ made: mates.length, followers }),
    };
  };
}
