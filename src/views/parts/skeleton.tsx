import styles from './skeleton.module.css';

interface SkeletonProps {
  /** `line`: a line of text. `card`: a portrait of a card. `round`: a small portrait. `block`: fills its box. */
  readonly shape: 'line' | 'card' | 'round' | 'block';
  /** Inline size as a CSS length; the whole width where none is given. */
  readonly width?: string | undefined;
}

/** Stands where something will be, in its size. Readers are told of the waiting once, by the list around it. */
export function Skeleton({ shape, width }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`${styles.skeleton} ${styles[shape]}`}
      style={width === undefined ? undefined : { inlineSize: width }}
    />
  );
}
