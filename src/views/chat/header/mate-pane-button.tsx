import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { selectIsPaneShown, type PaneActor } from '../../../machines/shared/pane.machine.ts';
import { Icon } from '../../components/icons/icon.tsx';
import { IconButton } from '../../components/icons/icon-button.tsx';
import { matePlaceId } from '../mate-place.tsx';

interface MatePaneButtonProps {
  readonly pane: PaneActor;
  readonly className: string | undefined;
}

/** Shows or hides the mate and the settings beside the conversation. */
export function MatePaneButton({ pane, className }: MatePaneButtonProps) {
  const t = useMessages('chat');
  const isShown = useSelector(pane, selectIsPaneShown);
  return (
    <IconButton
      label={t.pane}
      className={className}
      aria-expanded={isShown}
      aria-controls={isShown ? matePlaceId : undefined}
      onClick={() => pane.send({ type: isShown ? 'pane.hide' : 'pane.show' })}
    >
      <Icon name="panel-right" />
    </IconButton>
  );
}
