import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectTitle } from '../../machines/navigation/navigation.selectors.ts';
import { selectContent } from '../../machines/shared/pane.selectors.ts';
import { useApp, useNavigation, useRoomsPane } from '../app-context.ts';
import { CrashedPart } from '../components/crashed-part.tsx';
import styles from './rooms-place.module.css';

/** The place of the other conversations, beside the open one. It is empty until they have loaded. */
export function RoomsPlace() {
  const titles = useMessages('titles');
  const { getScreen } = useApp();
  const isChat = useSelector(useNavigation(), selectTitle) === 'chatDetail';
  const pane = useRoomsPane();
  const list = useSelector(pane, selectContent);
  const Pane = list === undefined ? undefined : getScreen('recentChats')?.Pane;
  if (!isChat) return null;
  return (
    <nav className={styles.rooms} aria-label={titles.recentChats}>
      {pane === undefined ? null : <CrashedPart actor={pane} />}
      {list === undefined || Pane === undefined ? null : <Pane actor={list} />}
    </nav>
  );
}
