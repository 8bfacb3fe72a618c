import { useSelector } from '@xstate/react';
import type { Fact } from '../../../contract/memory.ts';
import { useMessages } from '../../locales/messages.ts';
import { selectCommand, type FactActionsActor } from '../../machines/memory/fact-actions.selectors.ts';
import type { FactCommand } from '../../machines/memory/fact-actions.types.ts';
import { selectIsBusy } from '../../machines/shared/commands/command.ts';
import { IconButton } from '../components/icon-button.tsx';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icons.ts';
import { factTextId } from './fact-about.tsx';
import styles from './memory.module.css';

interface FactButtonsProps {
  readonly fact: Fact;
  readonly actions: FactActionsActor;
}

/** What can be done with a fact. */
export function FactButtons({ fact, actions }: FactButtonsProps) {
  const t = useMessages('memory');
  const { factId, pinned, pastSince } = fact;
  const isPast = pastSince !== null;
  return (
    <div className={styles.buttons}>
      {isPast ? null : (
        <CommandButton
          label={pinned ? t.unpin : t.pin}
          icon={pinned ? 'pin-off' : 'pin'}
          command={{ type: 'memory.pin', factId, pinned: !pinned }}
          actions={actions}
        />
      )}
      <IconButton
        label={t.correct}
        aria-describedby={factTextId(factId)}
        data-correct=""
        onClick={() => actions.send({ type: 'form.correct', fact })}
      >
        <Icon name="pencil" />
      </IconButton>
      <CommandButton
        label={isPast ? t.renew : t.end}
        icon={isPast ? 'archive-restore' : 'archive'}
        command={{ type: 'memory.end', factId, ended: !isPast }}
        actions={actions}
      />
      <CommandButton
        label={t.forget}
        icon="trash"
        command={{ type: 'memory.forget', factId, forgotten: true }}
        actions={actions}
      />
    </div>
  );
}

interface CommandButtonProps {
  readonly label: string;
  readonly icon: IconName;
  readonly command: FactCommand;
  readonly actions: FactActionsActor;
}

/** Not available again while it is under way. */
function CommandButton({ label, icon, command, actions }: CommandButtonProps) {
  const running = useSelector(actions, selectCommand(command.type, command.factId));
  const isBusy = useSelector(running, selectIsBusy);
  return (
    <IconButton
      label={label}
      aria-describedby={factTextId(command.factId)}
      aria-disabled={isBusy}
      onClick={() => actions.send(command)}
    >
      <Icon name={icon} />
    </IconButton>
  );
}
