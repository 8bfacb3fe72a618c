import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectSwitch, type MemoryActionsActor } from '../../machines/memory/memory-actions.selectors.ts';
import {
  selectRemembers,
  selectRoomId,
  type MateMemoryActor,
} from '../../machines/memory/mate-memory.selectors.ts';
import { CommandStatus } from '../components/status/command-status.tsx';
import { SwitchField } from '../components/forms/switch-field.tsx';

interface RoomSwitchProps {
  readonly actor: MateMemoryActor;
  readonly actions: MemoryActionsActor;
}

/** The switch of the room, which shows the state that the server confirmed last; nothing without a room. */
export function RoomSwitch({ actor, actions }: RoomSwitchProps) {
  const t = useMessages('memory').room;
  const roomId = useSelector(actor, selectRoomId);
  const remembers = useSelector(actor, selectRemembers);
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
