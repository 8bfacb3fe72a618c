import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useMessages } from '../../locales/messages.ts';
import { useNavigation } from '../app-context.ts';
import { FullPage } from '../components/page/full-page.tsx';
import { SettingsNavigation } from './settings-navigation.tsx';
import styles from './settings-page.module.css';

/** One page of the settings. The list of them is beside it, and in a narrow window a page of its own. */
export function SettingsPage({ children }: { readonly children: ReactNode }) {
  const { backToDiscover, backToSettings } = useMessages('components');
  const titles = useMessages('titles');
  const screen = useSelector(useNavigation(), ({ context }) => context.route.screen);
  const isList = screen === 'mine';
  return (
    <FullPage
      title={titles[screen]}
      back={isList ? { to: '/', label: backToDiscover } : { to: '/mine', label: backToSettings }}
      aside={<SettingsNavigation isList={isList} />}
    >
      {isList ? <div className={styles.first}>{children}</div> : children}
    </FullPage>
  );
}
