import { useSelector } from '@xstate/react';
import type { ScreenId } from '../../../machines/navigation/navigation.machine.ts';
import type { PaneActor } from '../../../machines/shared/pane.machine.ts';
import { useApp } from '../../app-context.ts';
import { CrashedPart } from '../status/crashed-part.tsx';
import styles from './pane-content.module.css';

interface PaneContentProps {
  readonly pane: PaneActor;
  /** The screen whose pane is shown. */
  readonly screen: ScreenId;
}

/** Draws the content of a pane next to the conversation, which scrolls separately. It is empty until it has loaded. */
export function PaneContent({ pane, screen }: PaneContentProps) {
  const { getScreen } = useApp();
  const content = useSelector(pane, (snapshot) => snapshot?.children['content']);
  const Pane = content === undefined ? undefined : getScreen(screen)?.Pane;
  return (
    <div className={styles.scroller}>
      <CrashedPart actor={pane} />
      {content === undefined || Pane === undefined ? null : <Pane actor={content} />}
    </div>
  );
}
