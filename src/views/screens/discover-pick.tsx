import type { Mate } from '../../../contract/mate.ts';
import { useMessages } from '../../locales/messages.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { chatPath, detailPath } from '../parts/paths.ts';
import { Portrait } from '../parts/portrait.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { tinted } from '../parts/tinted.ts';
import styles from './discover-pick.module.css';

/** One mate, chosen for tonight, on a stage of its own colours. */
export function DiscoverPick({ mate }: { readonly mate: Mate }) {
  const words = useMessages('discover');
  const parts = useMessages('parts');
  return (
    <section className={styles.pick} aria-labelledby="pick" {...tinted(mate.hue)}>
      <div className={styles.text}>
        <p className={styles.eyebrow}>
          <Icon name="moon-star" />
          {words.pick}
        </p>
        <h2 id="pick" className={styles.name}>
          {mate.name}
        </h2>
        <p className={styles.tagline}>
          <bdi>{mate.tagline}</bdi>
        </p>
        <blockquote className={styles.quote}>
          <bdi>{parts.quoted(mate.quote)}</bdi>
        </blockquote>
        <div className={styles.actions}>
          <ButtonLink to={chatPath(mate.mateId)} look="accent">
            {parts.chatWith(mate.shortName)}
          </ButtonLink>
          <ButtonLink to={detailPath(mate.mateId)}>{words.profile}</ButtonLink>
        </div>
      </div>
      <div className={styles.stage}>
        <Portrait mate={mate} shape="stage" eager />
      </div>
    </section>
  );
}

/** The stage before anybody stands on it. */
export function DiscoverPickSkeleton() {
  return (
    <div className={styles.pick} aria-hidden="true">
      <Skeleton shape="block" className={styles.ground} />
    </div>
  );
}
