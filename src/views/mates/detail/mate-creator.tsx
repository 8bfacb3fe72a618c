import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { MateDetail } from '../../../../contract/mates/mate-detail.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { MateDetailActor } from '../../../machines/mates/mate-detail.machine.ts';
import { FollowButton } from '../../components/mates/follow-button.tsx';
import { makerPath } from '../../components/paths.ts';
import styles from './mate-hero.module.css';

/** Who made the mate. Nobody follows themselves. */
export function MateCreator({
  mate,
  actor,
}: {
  readonly mate: Pick<MateDetail, 'creator' | 'mine'>;
  readonly actor: MateDetailActor;
}) {
  const t = useMessages('mateDetail');
  const follow = useSelector(actor, ({ children }) => children.follow);
  const { creatorId, name } = mate.creator;
  return (
    <div className={styles.maker}>
      <Link href={makerPath(creatorId)} className={styles.creator}>
        {t.by(name)}
      </Link>
      {follow === undefined || mate.mine === true ? null : <FollowButton toggle={follow} name={name} />}
    </div>
  );
}
