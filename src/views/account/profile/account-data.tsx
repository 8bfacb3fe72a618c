import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { AccountDataActor } from '../../../machines/account/account-data.machine.ts';
import { selectProfile } from '../../../machines/account/account-owner.ts';
import { Icon } from '../../components/icons/icon.tsx';
import { RequestStatus } from '../../components/status/request-status.tsx';
import { SupervisedPart } from '../../components/status/supervised-part.tsx';
import { AccountLink } from '../account-link.tsx';
import { HomeCopies } from '../copies/home-copies.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { CompanionData } from './companion-data.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ProfileData } from './profile-data.tsx';
import { ProfileSkeleton } from './profile-details.tsx';

/** Brings data along, exports it, and deletes it with the account. */
export function AccountData({ actor }: { readonly actor: AccountDataActor }) {
  const t = useMessages('profile');
  const { imports } = useMessages('titles');
  const homeCopies = useSelector(actor, ({ children }) => children.homeCopies);
  const profile = useSelector(actor, selectProfile);
  return (
    <SettingsPage>
      <RequestStatus actor={actor} texts={t}>
        <ProfileSkeleton />
      </RequestStatus>
      {profile === null ? null : (
        <>
          <AccountLink
            to="/import"
            icon={<Icon name="download" />}
            texts={{ title: imports, text: t.links.imports }}
          />
          <CompanionData actor={actor} />
          <SupervisedPart actor={homeCopies}>
            {(part) => <HomeCopies actor={part} hasPassword={profile.hasPassword} />}
          </SupervisedPart>
          <ProfileData actor={actor} />
          <DeleteAccount actor={actor} profile={profile} />
        </>
      )}
    </SettingsPage>
  );
}
