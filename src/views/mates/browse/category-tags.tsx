import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useMessages } from '../../../locales/messages.ts';
import type { SearchActor } from '../../../machines/mates/browse/search.machine.ts';
import { categoryPath } from '../../components/paths.ts';
import { Skeleton } from '../../components/status/skeleton.tsx';
import { tinted } from '../../components/mates/mate-theme.ts';
import styles from './category.module.css';
import { useTagLabel } from '../../components/mates/use-tag-label.ts';

interface CategoryTagsProps {
  readonly actor: SearchActor;
  readonly isBusy: boolean;
}

/** Every tag as a tile, the most used first. */
export function CategoryTags({ actor, isBusy }: CategoryTagsProps) {
  const t = useMessages('search');
  const tags = useSelector(actor, ({ context }) => context.tags);
  const labelOf = useTagLabel();
  return (
    <ul className={styles.tags}>
      {isBusy
        ? Array.from({ length: 12 }, (_, index) => (
            <li key={index} className={styles.tile}>
              <Skeleton shape="block" />
            </li>
          ))
        : tags.map(({ tag, count }) => (
            <li key={tag} className={styles.tile} {...tinted(hueOf(tag))}>
              <Link href={categoryPath(tag)}>
                <span className={styles.tag}>{labelOf(tag)}</span>
                <span>{t.total(count)}</span>
              </Link>
            </li>
          ))}
    </ul>
  );
}

/** A colour of its own for each tag, the same on every visit. */
const hueOf = (tag: string): number =>
  Array.from(tag).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
