import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { selectProfile } from '../../../machines/account/account-owner.ts';
import type { ProfileActor } from '../../../machines/account/profile.machine.ts';
import { useAgeGate } from '../../app-context.ts';
import { RequestStatus } from '../../components/status/request-status.tsx';
import { SupervisedPart } from '../../components/status/supervised-part.tsx';
import { BlockedMates } from '../blocked-mates.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { ProfileAge } from './profile-age.tsx';
import { ProfileDetails, ProfileSkeleton } from './profile-details.tsx';
import { ProfileLinks } from './profile-links.tsx';
import { ProfileSession } from './profile-session.tsx';

/** Who the user is, and what follows from it. The first page of the settings. */
export function Profile({ actor }: { readonly actor: ProfileActor }) {
  const t = useMessages('profile');
  const age = useAgeGate();
  const blocks = useSelector(actor, ({ children }) => children.blockedMates);
  const profile = useSelector(actor, selectProfile);
  return (
    <SettingsPage>
      <RequestStatus actor={actor} texts={t}>
        <ProfileSkeleton />
      </RequestStatus>
      {profile === null ? null : (
        <>
          <ProfileDetails actor={actor} profile={profile} />
          <ProfileLinks />
          {age === undefined ? null : <ProfileAge age={age} />}
          <SupervisedPart actor={blocks}>{(part) => <BlockedMates blocks={part} />}</SupervisedPart>
          <ProfileSession />
        </>
      )}
    </SettingsPage>
  );
}
