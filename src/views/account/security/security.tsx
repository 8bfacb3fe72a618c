import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { selectProfile } from '../../../machines/account/account-owner.ts';
import type { SecurityActor } from '../../../machines/account/security/security.machine.ts';
import { Icon } from '../../components/icons/icon.tsx';
import { sessionsPath } from '../../components/paths.ts';
import { RequestStatus } from '../../components/status/request-status.tsx';
import { SupervisedPart } from '../../components/status/supervised-part.tsx';
import { AccountLink } from '../account-link.tsx';
import { ProfileSkeleton } from '../profile/profile-details.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { OwnAddress } from './own-address.tsx';
import { Passkeys } from './passkeys.tsx';
import { ProfileEmail } from './profile-email.tsx';
import { ProfilePassword } from './profile-password.tsx';

/** The ways to sign in, and where the user is signed in. */
export function Security({ actor }: { readonly actor: SecurityActor }) {
  const t = useMessages('profile');
  const email = useSelector(actor, ({ children }) => children.emailChange);
  const passkeys = useSelector(actor, ({ children }) => children.passkeys);
  const password = useSelector(actor, ({ children }) => children.changePassword);
  const profile = useSelector(actor, selectProfile);
  return (
    <SettingsPage>
      <RequestStatus actor={actor} texts={t}>
        <ProfileSkeleton />
      </RequestStatus>
      {profile === null ? null : (
        <>
          <SupervisedPart actor={email}>
            {(part) => (
              <ProfileEmail actor={part} profile={profile}>
                <OwnAddress actor={actor} email={profile.email} />
              </ProfileEmail>
            )}
          </SupervisedPart>
          {profile.email === '' || password === undefined ? null : (
            <ProfilePassword actor={password} profile={profile} />
          )}
          <SupervisedPart actor={passkeys}>
            {(part) => <Passkeys passkeys={part} hasPassword={profile.hasPassword} />}
          </SupervisedPart>
          <AccountLink to={sessionsPath} icon={<Icon name="monitor-smartphone" />} texts={t.sessions} />
        </>
      )}
    </SettingsPage>
  );
}
