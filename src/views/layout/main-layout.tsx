import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useMessages } from '../../locales/messages.ts';
import { selectHasFooter, selectHasHeader } from '../../machines/navigation/navigation.selectors.ts';
import { useNavigation, useShell } from '../app-context.ts';
import { skipToContent } from '../dom/skip-link.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { Header } from './header.tsx';
import styles from './main-layout.module.css';
import { PanelLoading } from '../auth/panel-loading.tsx';

/** What surrounds every screen. A full-screen route shows neither header nor footer. */
export function MainLayout({ children }: { readonly children: ReactNode }) {
  const words = useMessages('layout');
  const { late, returned, awaitedPanel, send } = useShell();
  const navigation = useNavigation();
  const hasHeader = useSelector(navigation, selectHasHeader);
  const hasFooter = useSelector(navigation, selectHasFooter);
  return (
    <div className={styles.layout} data-full={hasHeader ? undefined : ''}>
      <a href="#content" className={styles.skip} onClick={skipToContent}>
        {words.skip}
      </a>
      {hasHeader ? <Header /> : null}
      {late === null ? null : <late.views.ConnectionNote />}
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      {hasFooter && late !== null ? <late.views.Footer /> : null}
      {hasHeader ? <BottomNavigation /> : null}
      {late === null ? null : <late.views.SessionShown />}
      {late !== null || awaitedPanel === null ? null : (
        <PanelLoading
          isFailed={awaitedPanel === 'missing'}
          onRetry={() => send({ type: 'panel.open', mode: 'signIn' })}
          onClose={() => send({ type: 'panel.close' })}
        />
      )}
      {returned === null ? null : <returned.View actor={returned.actor} />}
      {late === null ? null : <late.views.Notifications />}
    </div>
  );
}
