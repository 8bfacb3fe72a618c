import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useMessages } from '../../locales/messages.ts';
import { SettingsNavigation } from '../account/settings-navigation.tsx';
import { useAuth } from '../app-context.ts';
import { FullPage } from '../components/page/full-page.tsx';
import { roomPath } from '../components/paths.ts';
import { useLeftRoom } from './use-left-room.ts';

interface BillingPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The layout of the billing pages. The way back leads to the chat that was left for them, if there was one. */
export function BillingPage({ title, children }: BillingPageProps) {
  const { toChat } = useMessages('billing');
  const { backToSettings, backToDiscover } = useMessages('components');
  const leftRoom = useLeftRoom();
  const isLoggedIn = useSelector(useAuth(), (snapshot) => snapshot.hasTag('loggedIn'));
  const above = isLoggedIn ? { to: '/profile', label: backToSettings } : { to: '/', label: backToDiscover };
  return (
    <FullPage
      title={title}
      back={leftRoom === null ? above : { to: roomPath(leftRoom), label: toChat }}
      width="medium"
      aside={<SettingsNavigation />}
    >
      {children}
    </FullPage>
  );
}
