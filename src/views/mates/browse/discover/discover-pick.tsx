import type { Mate } from '../../../../../contract/mates/mate.ts';
import { useMessages } from '../../../../locales/messages.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import hero from '../../../components/page/hero.module.css';
import { Icon } from '../../../components/icons/icon.tsx';
import { chatPath, detailPath } from '../../../components/paths.ts';
import { Portrait } from '../../../components/mates/portrait.tsx';
import { WithoutAccount } from '../../../components/mates/without-account.tsx';
import { Skeleton } from '../../../components/status/skeleton.tsx';
import { tinted } from '../../../components/mates/mate-theme.ts';
import styles from './discover-pick.module.css';

/** One mate, chosen for tonight, on a stage of its own colours. */
export function DiscoverPick({ mate }: { readonly mate: Mate }) {
  const t = useMessages('discover');
  const parts = useMessages('components');
  return (
    <section className={classNames(hero.hero, styles.pick)} aria-labelledby="pick" {...tinted(mate.hue)}>
      <div className={styles.text}>
        <p className={classNames(hero.eyebrow, styles.eyebrow)}>
          <Icon name="moon-star" />
          {t.pick}
        </p>
        <h2 id="pick" className={hero.name}>
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
          <ButtonLink to={detailPath(mate.mateId)}>{t.profile}</ButtonLink>
          <WithoutAccount />
        </div>
      </div>
      <div className={classNames(hero.stage, styles.stage)}>
        <Portrait mate={mate} shape="stage" eager />
      </div>
    </section>
  );
}

/** A placeholder of the recommended mate. */
export function DiscoverPickSkeleton() {
  return (
    <div className={classNames(hero.hero, styles.pick)} aria-hidden="true">
      <Skeleton shape="block" className={styles.background} />
    </div>
  );
}
