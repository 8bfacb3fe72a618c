import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { TrialActor } from '../../machines/trial/trial.machine.ts';
import room from '../chat/chat-room.module.css';
import header from '../chat/header/chat-header.module.css';
import names from '../chat/header/chat-names.module.css';
import { ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/status/empty-state.tsx';
import { FullPage } from '../components/page/full-page.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { IconLink } from '../components/icons/icon-link.tsx';
import { tinted } from '../components/mates/mate-theme.ts';
import { detailPath } from '../components/paths.ts';
import { Portrait } from '../components/mates/portrait.tsx';
import { RequestStatus } from '../components/status/request-status.tsx';
import { Skeleton } from '../components/status/skeleton.tsx';
import { TrialAge } from './trial-age.tsx';
import { TrialTalk } from './trial-talk.tsx';

/** A visitor tries a mate out. */
export function Trial({ actor }: { readonly actor: TrialActor }) {
  const t = useMessages('trial');
  const { trial: title } = useMessages('titles');
  const { profile: backTo, companion } = useMessages('chat');
  const { toDiscover } = useMessages('unavailable');
  const mate = useSelector(actor, ({ context }) => context.mate);
  const isNotFound = useSelector(actor, (snapshot) => snapshot.hasTag('notFound'));
  const isTalking = useSelector(actor, (snapshot) => snapshot.hasTag('talking'));
  if (isNotFound || mate === null) {
    return (
      <FullPage title={title} back={{ to: '/', label: toDiscover }}>
        <RequestStatus actor={actor} texts={t}>
          <Skeleton shape="line" width="60%" />
          <Skeleton shape="line" />
        </RequestStatus>
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
    <div className={room.places}>
      <div className={room.room} data-focus-fallback="textarea, [data-next], section" {...tinted(mate.hue)}>
        <header className={header.header}>
          <IconLink to={detailPath(mate.mateId)} label={backTo(mate.shortName)}>
            <Icon name="chevron-left" />
          </IconLink>
          <span className={header.portrait}>
            <Portrait mate={mate} shape="round" eager />
          </span>
          <div className={header.who}>
            <h1 tabIndex={-1} dir="auto" className={names.mate}>
              {mate.name}
            </h1>
            <p className={header.kind}>{companion}</p>
          </div>
        </header>
        <RequestStatus actor={actor} texts={t} />
        <TrialAge actor={actor} />
        {isTalking ? <TrialTalk actor={actor} mate={mate} /> : null}
      </div>
    </div>
  );
}
