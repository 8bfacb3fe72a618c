import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { TrialActor } from '../../machines/trial/trial.machine.ts';
import { ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/status/empty-state.tsx';
import { FullPage } from '../components/full-page.tsx';
import { Icon } from '../components/icon.tsx';
import { IconLink } from '../components/icon-link.tsx';
import { tinted } from '../components/mates/mate-theme.ts';
import { detailPath } from '../components/paths.ts';
import { Portrait } from '../components/mates/portrait.tsx';
import { RequestStatus } from '../components/status/request-status.tsx';
import { Skeleton } from '../components/status/skeleton.tsx';
import { TrialAge } from './trial-age.tsx';
import { TrialTalk } from './trial-talk.tsx';
import styles from './trial.module.css';

/** A visitor tries a mate out. */
export function Trial({ actor }: { readonly actor: TrialActor }) {
  const t = useMessages('trial');
  const { trial: title } = useMessages('titles');
  const { profile: backTo } = useMessages('chat');
  const { toDiscover } = useMessages('unavailable');
  const mate = useSelector(actor, ({ context }) => context.mate);
  const isNotFound = useSelector(actor, (snapshot) => snapshot.hasTag('notFound'));
  const isImporting = useSelector(actor, (snapshot) => snapshot.hasTag('importing'));
  const isTalking = useSelector(actor, (snapshot) => snapshot.hasTag('talking'));
  if (isNotFound || mate === null) {
    return (
      <FullPage title={title} back={{ to: '/', label: toDiscover }}>
        <RequestStatus actor={actor} texts={t}>
          <Skeleton shape="line" width="60%" />
          <Skeleton shape="line" />
        </RequestStatus>
        {isImporting ? <p>{t.importing}</p> : null}
        {isNotFound ? (
          <EmptyState
            icon={<Icon name="telescope" />}
            title={t.missing.title}
            text={t.missing.text}
            level={2}
          >
            <ButtonLink to="/" look="accent">
              {toDiscover}
            </ButtonLink>
          </EmptyState>
        ) : null}
      </FullPage>
    );
  }
  return (
    <div className={styles.page} {...tinted(mate.hue)}>
      <header className={styles.header}>
        <IconLink to={detailPath(mate.mateId)} label={backTo(mate.shortName)}>
          <Icon name="chevron-left" />
        </IconLink>
        <Portrait mate={mate} shape="round" eager />
        <div>
          <h1 tabIndex={-1}>{mate.name}</h1>
          <p>{t.intro(mate.shortName)}</p>
        </div>
      </header>
      <RequestStatus actor={actor} texts={t} />
      {isImporting ? <p className={styles.sheet}>{t.importing}</p> : null}
      <TrialAge actor={actor} />
      {isTalking ? <TrialTalk actor={actor} mate={mate} /> : null}
    </div>
  );
}
