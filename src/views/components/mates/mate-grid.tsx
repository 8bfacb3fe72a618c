import type { ComponentPropsWithRef } from 'react';
import type { Mate } from '../../../../contract/mates/mate.ts';
import { classNames } from '../class-names.ts';
import { MateCardSkeleton } from './mate-card-skeleton.tsx';
import { MateCard } from './mate-card.tsx';
import styles from './mate-grid.module.css';

interface MateGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  readonly mates: readonly Mate[];
  /** How many cards are visible at first. */
  readonly eager?: number;
  /** Returns a further line of a mate's card. */
  readonly noteOf?: (mate: Mate) => string | undefined;
  /** Returns a few words on the picture of a mate. */
  readonly badgeOf?: (mate: Mate) => string | undefined;
}

/** The cards of mates. */
export function MateGrid({ mates, eager = 0, noteOf, badgeOf, className, ...list }: MateGridProps) {
  return (
    <ul {...list} className={classNames(styles.grid, className)}>
      {mates.map((mate, index) => (
        <li key={mate.mateId}>
          <MateCard mate={mate} eager={index < eager} note={noteOf?.(mate)} badge={badgeOf?.(mate)} />
        </li>
      ))}
    </ul>
  );
}

interface MateGridSkeletonProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  readonly count: number;
}

/** As many placeholders of cards. */
export function MateGridSkeleton({ count, className, ...list }: MateGridSkeletonProps) {
  return (
    <ul {...list} className={classNames(styles.grid, className)}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <MateCardSkeleton />
        </li>
      ))}
    </ul>
  );
}
