import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** `line`: of text. `card`: a portrait of a card. `round`: a small portrait. `chip`: a pill. `block`: fills its box. */
  readonly shape: 'line' | 'card' | 'round' | 'chip' | 'block';
  /** Inline size as a CSS length; the full width by default. */
  readonly width?: string | undefined;
  readonly className?: string | undefined;
}

/** A placeholder of the size of what loads. The list around it announces it to screen readers, once. */
export function Skeleton({ shape, width, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape], className)}
      style={width === undefined ? undefined : { inlineSize: width }}
    />
  );
}
