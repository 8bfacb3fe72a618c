import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useMessages } from '../../locales/messages.ts';
import { useNavigation } from '../app-context.ts';
import { FullPage } from '../components/page/full-page.tsx';
import { EmptyState } from '../components/status/empty-state.tsx';

interface ScreenUnavailableProps {
  /** A lucide icon. */
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly role?: 'alert';
  readonly children: ReactNode;
}

/** Explains why the screen of the address is not shown. A full-screen path has its bar with the link back here too. */
export function ScreenUnavailable(props: ScreenUnavailableProps) {
  const titles = useMessages('titles');
  const { toDiscover } = useMessages('unavailable');
  const navigation = useNavigation();
  const hasHeader = useSelector(navigation, ({ context }) => context.route.header);
  const screen = useSelector(navigation, ({ context }) => context.route.screen);
  if (hasHeader) return <EmptyState {...props} level={1} />;
  return (
    <FullPage title={titles[screen]} back={{ to: '/', label: toDiscover }}>
      <EmptyState {...props} level={2} />
    </FullPage>
  );
}
