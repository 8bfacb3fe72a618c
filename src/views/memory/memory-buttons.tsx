import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectCommand } from '../../machines/memory/memory-actions.selectors.ts';
import type { MemoryCommand, MemoryActionsActor } from '../../machines/memory/memory-actions.machine.ts';
import { isChapter, type Memory } from '../../machines/memory/memory.ts';
import { selectIsBusy } from '../../machines/shared/commands/command.ts';
import { IconButton } from '../components/icons/icon-button.tsx';
import { Icon } from '../components/icons/icon.tsx';
import type { IconName } from '../components/icons/icons.ts';
import { memoryTextId } from './memory-about.tsx';
import styles from './memory.module.css';

interface MemoryButtonsProps {
  readonly memory: Memory;
  readonly actions: MemoryActionsActor;
}

/** The actions for a memory. A chapter is neither pinned nor ended. */
export function MemoryButtons({ memory, actions }: MemoryButtonsProps) {
  const t = useMessages('memory');
  const fact = isChapter(memory) ? null : memory;
  const canCorrect = useSelector(actions, (snapshot) => snapshot.matches({ form: 'closed' }));
  return (
    <div className={styles.buttons}>
      {fact?.pastSince === null ? (
        <CommandButton
          label={fact.pinned ? t.unpin : t.pin}
          icon={fact.pinned ? 'pin-off' : 'pin'}
          command={{ type: 'memory.pin', memory: fact, pinned: !fact.pinned }}
          actions={actions}
        />
      ) : null}
      <IconButton
        label={t.correct}
        aria-describedby={memoryTextId(memory)}
        data-correct=""
        aria-disabled={!canCorrect}
        onClick={() => actions.send({ type: 'form.correct', memory })}
      >
        <Icon name="pencil" />
      </IconButton>
      {fact === null ? null : (
        <CommandButton
          label={fact.pastSince === null ? t.end : t.renew}
          icon={fact.pastSince === null ? 'archive' : 'archive-restore'}
          command={{ type: 'memory.end', memory: fact, ended: fact.pastSince === null }}
          actions={actions}
        />
      )}
      <CommandButton
        label={t.forget}
        icon="trash"
        command={{ type: 'memory.forget', memory, forgotten: true }}
        actions={actions}
      />
    </div>
  );
}

interface CommandButtonProps {
  readonly label: string;
  readonly icon: IconName;
  readonly command: MemoryCommand;
  readonly actions: MemoryActionsActor;
}

/** Not available again while it is under way. */
function CommandButton({ label, icon, command, actions }: CommandButtonProps) {
  const running = useSelector(actions, selectCommand(command));
  const isBusy = useSelector(running, selectIsBusy);
  return (
    <IconButton
      label={label}
      aria-describedby={memoryTextId(command.memory)}
      aria-disabled={isBusy}
      onClick={() => actions.send(command)}
    >
      <Icon name={icon} />
    </IconButton>
  );
}
