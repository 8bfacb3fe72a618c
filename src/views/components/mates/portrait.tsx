import { classNames } from '../class-names.ts';
import styles from './portrait.module.css';
import { tinted } from './mate-theme.ts';

interface PortraitProps {
  readonly mate: {
    readonly hue: number;
    readonly portrait: string;
    /** Shown in place of the portrait, which is its fallback. */
    readonly portraitSet?: string | undefined;
  };
  /** `card`: an upright picture that fills its column. `round`: a small disc next to a name. `stage`: without a background. */
  readonly shape: 'card' | 'round' | 'stage';
  /** True for pictures that are visible at first. */
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The picture of a mate on the mate's colors. It is hidden from assistive technology, since the name is next to it. */
export function Portrait({ mate, shape, eager, className }: PortraitProps) {
  return (
    <span className={classNames(styles.portrait, styles[shape], className)} {...tinted(mate.hue)}>
      <img
        src={mate.portrait}
        srcSet={mate.portraitSet}
        sizes={shape === 'round' ? '4rem' : '20rem'}
        alt=""
        width={320}
        height={320}
        decoding="async"
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        draggable={false}
        onError={({ currentTarget }) => currentTarget.removeAttribute('srcset')}
      />
    </span>
  );
}
