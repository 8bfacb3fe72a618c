import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectContent, selectIsPaneShown, type PaneActor } from '../../machines/shared/pane.selectors.ts';
import { useApp } from '../app-context.ts';
import { CrashedPart } from '../components/crashed-part.tsx';
import styles from './mate-place.module.css';

/** The id of the place of the pane. */
export const matePlaceId = 'mate-pane';

/** The place of the mate and the settings, beside the conversation in a wide window. It is empty until they have loaded. */
export function MatePlace({ pane }: { readonly pane: PaneActor }) {
  const words = useMessages('chat');
  const { getScreen } = useApp();
  const isShown = useSelector(pane, selectIsPaneShown);
  const content = useSelector(pane, selectContent);
  const Pane = content === undefined ? undefined : getScreen('chatProfile')?.Pane;
  if (!isShown) return null;
  return (
    <aside id={matePlaceId} className={styles.place} aria-label={words.pane}>
      <CrashedPart actor={pane} />
      {content === undefined || Pane === undefined ? null : <Pane actor={content} />}
    </aside>
  );
}
