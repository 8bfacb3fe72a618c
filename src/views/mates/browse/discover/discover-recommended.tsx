import { useSelector } from '@xstate/react';
import type { Mate } from '../../../../../contract/mates/mate.ts';
import { useMessages } from '../../../../locales/messages.ts';
import type { DiscoverActor } from '../../../../machines/mates/browse/discover.machine.ts';
import { commonTags, withTag } from '../../../../machines/mates/browse/discover.selectors.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { ChipButton } from '../../../components/chip.tsx';
import { newMatePath } from '../../../components/paths.ts';
import { Icon } from '../../../components/icons/icon.tsx';
import { MateGrid, MateGridSkeleton } from '../../../components/mates/mate-grid.tsx';
import { Skeleton } from '../../../components/status/skeleton.tsx';
import scroll from '../../../components/scroll-row.module.css';
import styles from './discover-recommended.module.css';
import { useTagLabel } from '../../../components/mates/use-tag-label.ts';

/** The number of tags, and the number of cards that are visible at first. */
const offered = 8;
const firstView = 4;

interface DiscoverRecommendedProps {
  readonly actor: DiscoverActor;
  /** The mate of the day, as the first card; null where it has a place of its own. */
  readonly pick: Mate | null;
}

/** Everybody, or those who carry the chosen tag. */
export function DiscoverRecommended({ actor, pick }: DiscoverRecommendedProps) {
  const t = useMessages('discover');
  const labelOf = useTagLabel();
  const create = useMessages('titles').generate;
  const mates = useSelector(actor, ({ context }) => context.mates);
  const tag = useSelector(actor, ({ context }) => context.tag);
  const others = mates.filter(({ mateId }) => mateId !== pick?.mateId);
  const shown = withTag(pick === null ? mates : [pick, ...others], tag);
  const choose = (chosen: string | null) => actor.send({ type: 'tag.choose', tag: chosen });
  return (
    <section className={styles.section} aria-labelledby="recommended">
      <div className={styles.header}>
        <h2 id="recommended">{t.recommended}</h2>
        <ButtonLink to={newMatePath}>
          <Icon name="plus" />
          {create}
        </ButtonLink>
      </div>
      <div className={scroll.row} role="group" aria-label={t.filters}>
        <ChipButton aria-pressed={tag === null} onClick={() => choose(null)}>
          {t.all}
        </ChipButton>
        {commonTags(mates, offered).map((name) => (
          <ChipButton key={name} aria-pressed={name === tag} onClick={() => choose(name)}>
            {labelOf(name)}
          </ChipButton>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {tag === null ? null : t.shown({ count: shown.length, tag: labelOf(tag) })}
      </p>
      {shown.length === 0 && tag !== null ? (
        <p className={styles.none}>
          {t.noneTagged(labelOf(tag))} <Button onClick={() => choose(null)}>{t.showAll}</Button>
        </p>
      ) : null}
      <MateGrid
        mates={shown}
        eager={firstView}
        badgeOf={({ mateId }) => (mateId === pick?.mateId ? t.pick : undefined)}
      />
    </section>
  );
}

/** The list in its own measures while it loads. */
export function DiscoverRecommendedSkeleton() {
  return (
    <div className={styles.section} aria-hidden="true">
      <p className={styles.heading}>
        <Skeleton shape="line" width="9rem" />
      </p>
      <div className={scroll.row}>
        {[3.4, 5.2, 6.4, 5.6, 6, 5.4].map((width, index) => (
          <Skeleton key={index} shape="chip" width={`${width}rem`} />
        ))}
      </div>
      <MateGridSkeleton count={8} />
    </div>
  );
}
