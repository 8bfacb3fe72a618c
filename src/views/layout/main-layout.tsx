import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useMessages } from '../../locales/messages.ts';
import { selectIsSlow } from '../../machines/auth.selectors.ts';
import { selectHasFooter, selectHasHeader } from '../../machines/navigation.selectors.ts';
import { useAuth, useNavigation, useShell } from '../actors.ts';
import { skipToContent } from '../dom/skip.ts';
import { SlowNote } from '../parts/slow-note.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { Header } from './header.tsx';
import styles from './main-layout.module.css';
import { PanelShown } from './panel-shown.tsx';

/** What surrounds every screen. A full-screen route shows neither header nor footer. */
export function MainLayout({ children }: { readonly children: ReactNode }) {
  const words = useMessages('layout');
  const { late, returned } = useShell();
  const navigation = useNavigation();
  const hasHeader = useSelector(navigation, selectHasHeader);
  const hasFooter = useSelector(navigation, selectHasFooter);
  const auth = useAuth();
  const isSlow = useSelector(auth, selectIsSlow);
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
      <PanelShown />
      {returned === null ? null : <returned.View actor={returned.actor} />}
      {isSlow ? <SlowNote onStop={() => auth.send({ type: 'load.cancel' })} /> : null}
      {late === null ? null : <late.views.PartingQuestion />}
      {late === null ? null : <late.views.Notifications />}
    </div>
  );
}
