import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectIsPaneShown, type PaneActor } from '../../machines/shared/pane.selectors.ts';
import { PaneContent } from '../components/pane-content.tsx';
import styles from './mate-place.module.css';

/** The id of the place of the pane. */
export const matePlaceId = 'mate-pane';

/** Shows the mate and the settings next to the conversation, in a wide window. */
export function MatePlace({ pane }: { readonly pane: PaneActor }) {
  const t = useMessages('chat');
  const isShown = useSelector(pane, selectIsPaneShown);
  if (!isShown) return null;
  return (
    <aside id={matePlaceId} className={styles.place} aria-label={t.pane}>
      <PaneContent pane={pane} screen="chatProfile" />
    </aside>
  );
}
