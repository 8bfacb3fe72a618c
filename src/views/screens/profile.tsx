import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useMessages } from '../../locales/messages.ts';
import type { profileMachine } from '../../machines/profile.machine.ts';
import {
  selectBlocks,
  selectFailure,
  selectIsBusy,
  selectIsFailed,
  selectIsSlow,
  selectProfile,
} from '../../machines/profile.selectors.ts';
import { selectAge } from '../../machines/settings.selectors.ts';
import { useSettings } from '../actors.ts';
import { LogOutButton } from '../layout/log-out-button.tsx';
import { FailedState } from '../parts/failed-state.tsx';
import { PageHead } from '../parts/page-head.tsx';
import sheet from '../parts/sheet.module.css';
import { SlowNote } from '../parts/slow-note.tsx';
import { ProfileAge } from './profile-age.tsx';
import { ProfileBlocks } from './profile-blocks.tsx';
import { ProfileData } from './profile-data.tsx';
import { ProfileFarewell } from './profile-farewell.tsx';
import { ProfileLook } from './profile-look.tsx';
import { ProfilePassword } from './profile-password.tsx';
import { ProfileSession } from './profile-session.tsx';
import { ProfileSkeleton, ProfileYou } from './profile-you.tsx';

export type ProfileActor = ActorRefFrom<typeof profileMachine>;

/** Everything about the account. */
export function Profile({ actor }: { readonly actor: ProfileActor }) {
  const words = useMessages('profile');
  const age = useSelector(useSettings(), selectAge);
  const blocks = useSelector(actor, selectBlocks);
  const profile = useSelector(actor, selectProfile);
  const failure = useSelector(actor, selectFailure);
  const isBusy = useSelector(actor, selectIsBusy);
  const isSlow = useSelector(actor, selectIsSlow);
  const isFailed = useSelector(actor, selectIsFailed);
  const retry = () => actor.send({ type: 'load.retry' });
  return (
    <div className={sheet.page}>
      <PageHead title={words.title} back={{ to: '/mine', label: words.back }} />
      <p role="status" className="unseen">
        {isBusy ? words.loading : null}
      </p>
      {isSlow ? <SlowNote onRetry={retry} /> : null}
      {isFailed ? <FailedState title={words.failed} failure={failure} level={2} onRetry={retry} /> : null}
      {isBusy ? <ProfileSkeleton /> : null}
      {profile === null ? null : <ProfileYou actor={actor} profile={profile} />}
      {profile === null ? null : <ProfilePassword actor={actor} profile={profile} />}
      {profile === null ? null : <ProfileLook />}
      {profile === null || age === undefined ? null : <ProfileAge age={age} />}
      {profile === null || blocks === undefined ? null : <ProfileBlocks blocks={blocks} />}
      {profile === null ? null : <ProfileSession />}
      {profile === null ? null : <ProfileData actor={actor} />}
      {profile === null ? null : <ProfileFarewell actor={actor} profile={profile} />}
      <LogOutButton />
    </div>
  );
}
