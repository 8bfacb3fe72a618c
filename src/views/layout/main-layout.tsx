import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useMessages } from '../../locales/messages.ts';
import { OAuthCallback } from '../auth/oauth-callback.tsx';
import { useNavigation, useOAuthCallback } from '../app-context.ts';
import { Notifications } from '../components/status/notifications.tsx';
import { skipToContent } from '../dom/skip-link.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import styles from './main-layout.module.css';
import { OfflineBanner } from './notices/offline-banner.tsx';
import { RoomsPlace } from './rooms-place.tsx';
import { SessionOverlays } from './session-overlays.tsx';

/** The layout around every screen. A full-screen route shows neither header nor footer. */
export function MainLayout({ children }: { readonly children: ReactNode }) {
  const t = useMessages('layout');
  const navigation = useNavigation();
  const hasHeader = useSelector(navigation, ({ context }) => context.route.header);
  const hasFooter = useSelector(navigation, ({ context }) => context.route.footer);
  const oauthCallback = useOAuthCallback();
  return (
    <div className={styles.layout} data-full={hasHeader ? undefined : ''}>
      <a href="#content" className={styles.skip} onClick={skipToContent}>
        {t.skip}
      </a>
      {hasHeader ? <Header /> : null}
      <OfflineBanner />
      <div className={styles.places}>
        <RoomsPlace />
        <main id="content" tabIndex={-1} className={styles.content}>
          {children}
        </main>
      </div>
      {hasFooter ? <Footer /> : null}
      {hasHeader ? <BottomNavigation /> : null}
      <SessionOverlays />
      {oauthCallback === undefined ? null : <OAuthCallback actor={oauthCallback} />}
      <Notifications />
    </div>
  );
}
