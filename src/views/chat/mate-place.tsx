import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useMessages } from '../../locales/messages.ts';
import { selectIsPaneOpened, selectIsPaneShown, type PaneActor } from '../../machines/shared/pane.machine.ts';
import { useApp } from '../app-context.ts';
import { PaneContent } from '../components/page/pane-content.tsx';
import styles from './mate-place.module.css';

/** The id of the place of the pane. */
export const matePlaceId = 'mate-pane';

/** Shows the mate and the settings next to the conversation, in a wide window. */
export function MatePlace({ pane }: { readonly pane: PaneActor }) {
  const t = useMessages('chat');
  const { layers } = useApp();
  const isShown = useSelector(pane, selectIsPaneShown);
  const isOpened = useSelector(pane, selectIsPaneOpened);
  const layer = useCallback(() => layers.open(() => pane.send({ type: 'pane.hide' })), [layers, pane]);
  if (!isShown) return null;
  return (
    <aside ref={isOpened ? layer : undefined} id={matePlaceId} className={styles.place} aria-label={t.pane}>
      <PaneContent pane={pane} screen="chatProfile" />
    </aside>
  );
}
