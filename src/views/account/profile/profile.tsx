import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { selectProfile, type ProfileActor } from '../../../machines/account/profile.machine.ts';
import { useAgeGate } from '../../app-context.ts';
import { LogoutButton } from '../../auth/logout-button.tsx';
import { Icon } from '../../components/icon.tsx';
import { AccountNavigation } from '../account-navigation.tsx';
import { FullPage } from '../../components/full-page.tsx';
import { sessionsPath } from '../../components/paths.ts';
import { SupervisedPart } from '../../components/status/supervised-part.tsx';
import { RequestStatus } from '../../components/status/request-status.tsx';
import { AccountLink } from '../account-link.tsx';
import { ProfileAge } from './profile-age.tsx';
import { BlockedMates } from '../blocked-mates.tsx';
import { ProfileData } from './profile-data.tsx';
import { DeviceSettings } from './device-settings.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ProfileEmail } from './profile-email.tsx';
import { ThemeSettings } from './theme-settings.tsx';
import { Passkeys } from '../security/passkeys.tsx';
import { ProfilePassword } from './profile-password.tsx';
import { ProfileSession } from './profile-session.tsx';
import { ProfileSkeleton, ProfileDetails } from './profile-details.tsx';

/** Everything about the account. */
export function Profile({ actor }: { readonly actor: ProfileActor }) {
  const t = useMessages('profile');
  const { backToAccount } = useMessages('components');
  const { profile: title } = useMessages('titles');
  const age = useAgeGate();
  const blocks = useSelector(actor, ({ children }) => children.blockedMates);
  const email = useSelector(actor, ({ children }) => children.emailChange);
  const installation = useSelector(actor, ({ children }) => children.installation);
  const passkeys = useSelector(actor, ({ children }) => children.passkeys);
  const password = useSelector(actor, ({ children }) => children.changePassword);
  const profile = useSelector(actor, selectProfile);
  return (
    <FullPage title={title} back={{ to: '/mine', label: backToAccount }} aside={<AccountNavigation />}>
      <RequestStatus actor={actor} texts={t}>
        <ProfileSkeleton />
      </RequestStatus>
      {profile === null ? null : <ProfileDetails actor={actor} profile={profile} />}
      {profile === null ? null : (
        <SupervisedPart actor={email}>
          {(part) => <ProfileEmail actor={part} profile={profile} />}
        </SupervisedPart>
      )}
      {profile === null || profile.email === '' || password === undefined ? null : (
        <ProfilePassword actor={password} profile={profile} />
      )}
      {profile === null ? null : (
        <AccountLink to={sessionsPath} icon={<Icon name="monitor-smartphone" />} texts={t.sessions} />
      )}
      {profile === null ? null : (
        <SupervisedPart actor={passkeys}>
          {(part) => <Passkeys passkeys={part} hasPassword={profile.hasPassword} />}
        </SupervisedPart>
      )}
      {profile === null ? null : <ThemeSettings />}
      {profile === null ? null : (
        <SupervisedPart actor={installation}>{(part) => <DeviceSettings actor={part} />}</SupervisedPart>
      )}
      {profile === null || age === undefined ? null : <ProfileAge age={age} />}
      {profile === null ? null : (
        <SupervisedPart actor={blocks}>{(part) => <BlockedMates blocks={part} />}</SupervisedPart>
      )}
      {profile === null ? null : <ProfileSession />}
      {profile === null ? null : <ProfileData actor={actor} />}
      {profile === null ? null : <DeleteAccount actor={actor} profile={profile} />}
      <LogoutButton />
    </FullPage>
  );
}
