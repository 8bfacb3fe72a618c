import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { MateEditorActor } from '../../../machines/mates/editor/mate-editor.machine.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { Icon } from '../../components/icon.tsx';

interface MateEditorClosedProps {
  readonly actor: MateEditorActor;
  /** Whether the host has no mates of users. */
  readonly isUnsupported: boolean;
}

/** Shown where nothing can be edited: on a host without this feature, and for a mate of another user. */
export function MateEditorClosed({ actor, isUnsupported }: MateEditorClosedProps) {
  const t = useMessages('mateEditor');
  const { generate } = useMessages('titles');
  const unavailable = useMessages('unavailable');
  const isNotFound = useSelector(actor, (snapshot) => snapshot.hasTag('notFound'));
  if (isNotFound) {
    return (
      <EmptyState icon={<Icon name="search-x" />} title={t.missing.title} text={t.missing.text} level={2}>
        <ButtonLink to="/generate" look="accent">
          {generate}
        </ButtonLink>
      </EmptyState>
    );
  }
  return isUnsupported ? (
    <EmptyState
      icon={<Icon name="armchair" />}
      title={t.unavailable.title}
      text={t.unavailable.text}
      level={2}
    >
      <ButtonLink to="/" look="accent">
        {unavailable.toDiscover}
      </ButtonLink>
    </EmptyState>
  ) : null;
}
