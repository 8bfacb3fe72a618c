import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectIsMissing, selectIsUnavailable } from '../../machines/mates/mate-editor.selectors.ts';
import { ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Icon } from '../components/icon.tsx';
import type { MateEditorActor } from './mate-editor.tsx';

/** Said where there is nothing to write on: on a host without own mates, and for a mate that is not one's own. */
export function GenerateClosed({ actor }: { readonly actor: MateEditorActor }) {
  const words = useMessages('generate');
  const standIn = useMessages('standIn');
  const isMissing = useSelector(actor, selectIsMissing);
  const isUnavailable = useSelector(actor, selectIsUnavailable);
  if (isMissing) {
    return (
      <EmptyState
        icon={<Icon name="search-x" />}
        title={words.missing.title}
        text={words.missing.text}
        level={2}
      >
        <ButtonLink to="/generate" look="accent">
          {words.missing.action}
        </ButtonLink>
      </EmptyState>
    );
  }
  return isUnavailable ? (
    <EmptyState
      icon={<Icon name="armchair" />}
      title={words.unavailable.title}
      text={words.unavailable.text}
      level={2}
    >
      <ButtonLink to="/" look="accent">
        {standIn.toDiscover}
      </ButtonLink>
    </EmptyState>
  ) : null;
}
