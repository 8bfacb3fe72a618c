import { classNames } from './class-names.ts';
import styles from './portrait.module.css';
import { tinted } from './mate-theme.ts';

interface PortraitProps {
  readonly mate: { readonly hue: number; readonly portrait: string };
  /** `card`: an upright picture that fills its column. `round`: a small disc beside a name. `stage`: no ground of its own. */
  readonly shape: 'card' | 'round' | 'stage';
  /** True for the picture that people see first. */
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The drawing of a mate on the mate's own colours. The name always stands beside it, so it is no news to readers. */
export function Portrait({ mate, shape, eager, className }: PortraitProps) {
  return (
    <span className={classNames(styles.portrait, styles[shape], className)} {...tinted(mate.hue)}>
      <img
        src={mate.portrait}
        alt=""
        width={320}
        height={320}
        decoding="async"
        loading={eager === true ? 'eager' : 'lazy'}
        fetchPriority={eager === true ? 'high' : 'auto'}
        draggable={false}
      />
    </span>
  );
}
