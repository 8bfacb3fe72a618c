import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { MemoryActionsActor } from '../../machines/memory/memory-actions.machine.ts';
import type { MateMemoryActor } from '../../machines/memory/mate-memory.machine.ts';
import { selectSwitch } from '../../machines/memory/memory-actions.selectors.ts';
import { CommandStatus } from '../components/status/command-status.tsx';
import { SwitchField } from '../components/forms/switch-field.tsx';

interface RoomSwitchProps {
  readonly actor: MateMemoryActor;
  readonly actions: MemoryActionsActor;
}

/** The switch of the room, which shows the state that the server confirmed last; nothing without a room. */
export function RoomSwitch({ actor, actions }: RoomSwitchProps) {
  const t = useMessages('memory').room;
  const roomId = useSelector(actor, ({ context }) => context.roomId);
  const remembers = useSelector(actor, ({ context }) => context.remembers);
  const change = useSelector(actions, selectSwitch);
  if (roomId === null) return null;
  return (
    <SwitchField
      label={t.title}
      note={t.note}
      isOn={remembers}
      isBusy={change !== undefined}
      onChange={() => actions.send({ type: 'memory.switch', roomId, remembers: !remembers })}
    >
      <CommandStatus actor={change} />
    </SwitchField>
  );
}
