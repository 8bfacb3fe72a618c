import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../locales/messages.ts';
import { selectIsEmpty, type SavedListActor } from '../../../../machines/mates/browse/saved-list.machine.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/status/empty-state.tsx';
import { MateGridSkeleton } from '../../../components/mates/mate-grid.tsx';
import { RequestStatus } from '../../../components/status/request-status.tsx';
import styles from './saved-list.module.css';

interface SavedListProps {
  readonly actor: SavedListActor;
  readonly title: ReactNode;
  /** The label in the title, such as a tag. */
  readonly label?: string | undefined;
  /** Next to the title. */
  readonly action?: ReactNode;
  /** Below the title. */
  readonly lead?: string | undefined;
  readonly texts: {
    readonly loading: string;
    readonly failed: string;
    readonly empty: { readonly title: string; readonly text: string; readonly action?: string };
  };
  readonly icon: ReactNode;
  /** The list itself. */
  readonly children: ReactNode;
}

/** A personal list in each of its states. */
export function SavedList({ actor, title, label, action, lead, texts, icon, children }: SavedListProps) {
  const { findMate } = useMessages('components');
  const isEmpty = useSelector(actor, selectIsEmpty);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          {label === undefined ? null : <p className={styles.label}>{label}</p>}
          <h1 tabIndex={-1}>{title}</h1>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        </div>
        {action}
      </header>
      <RequestStatus actor={actor} texts={texts}>
        <MateGridSkeleton count={4} className={styles.grid} aria-hidden="true" />
      </RequestStatus>
      {isEmpty ? (
        <EmptyState icon={icon} title={texts.empty.title} text={texts.empty.text} level={2}>
          <ButtonLink to="/" look="accent">
            {texts.empty.action ?? findMate}
          </ButtonLink>
        </EmptyState>
      ) : null}
      {children}
    </div>
  );
}
