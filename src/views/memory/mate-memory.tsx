import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { MateMemoryActor } from '../../machines/memory/mate-memory.machine.ts';
import { EmptyState } from '../components/status/empty-state.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { RequestStatus } from '../components/status/request-status.tsx';
import sheet from '../components/dialogs/sheet.module.css';
import { Skeleton } from '../components/status/skeleton.tsx';
import { usePart } from '../use-part.ts';
import { AddFact } from './add-fact.tsx';
import { MemoryList } from './memory-list.tsx';
import styles from './memory.module.css';
import { RoomSwitch } from './room-switch.tsx';

/** The memory of a mate, and the actions for it. */
export function MateMemory({ actor }: { readonly actor: MateMemoryActor }) {
  const t = useMessages('memory');
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'));
  const count =
    useSelector(actor, ({ context }) => context.memories).length +
    useSelector(actor, ({ context }) => context.forgotten).length;
  const actions = usePart(actor, ({ children }) => children.memoryActions);
  return (
    <>
      <RequestStatus actor={actor} texts={t}>
        <div className={styles.loading}>
          <Skeleton shape="line" width="60%" />
          <Skeleton shape="line" />
          <Skeleton shape="line" width="80%" />
        </div>
      </RequestStatus>
      {isShown && actions !== undefined ? (
        <div className={count === 0 ? styles.stack : styles.columns}>
          <div className={styles.controls}>
            <p className={sheet.muted}>{t.intro}</p>
            <RoomSwitch actor={actor} actions={actions} />
            <AddFact actor={actor} actions={actions} />
          </div>
          <div className={styles.memories}>
            {count === 0 ? (
              <EmptyState icon={<Icon name="brain" />} title={t.empty.title} text={t.empty.text} level={2} />
            ) : (
              <MemoryList actor={actor} actions={actions} />
            )}
          </div>
        </div>
      ) : null}
    </>
  );
}
