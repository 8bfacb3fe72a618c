import { useSelector } from '@xstate/react';
import type { LorebookUser } from '../../../contract/lore/lorebook.ts';
import { useMessages } from '../../locales/messages.ts';
import { isUsing, toCommandId } from '../../machines/lore/lorebook.reducers.ts';
import type { LorebookActor } from '../../machines/lore/lorebook.machine.ts';
import { selectCommand } from '../../machines/shared/commands/row-commands.ts';
import type { NamedUser } from '../../machines/lore/lorebooks.reducers.ts';
import { CommandStatus } from '../components/status/command-status.tsx';
import sheet from '../components/dialogs/sheet.module.css';
import styles from './lorebook.module.css';

/** The mates and conversations that may use the book, each with a checkbox. */
export function LoreUses({ actor }: { readonly actor: LorebookActor }) {
  const t = useMessages('lorebooks').uses;
  const data = useSelector(actor, ({ context }) => context.data);
  if (data === null) return null;
  const { mates, rooms } = data;
  return (
    <section className={sheet.section}>
      <h2>{t.title}</h2>
      <p className={sheet.muted}>{mates.length + rooms.length === 0 ? t.none : t.text}</p>
      <UserList actor={actor} title={t.mates} users={mates} toUser={(mateId) => ({ kind: 'mate', mateId })} />
      <UserList actor={actor} title={t.rooms} users={rooms} toUser={(roomId) => ({ kind: 'room', roomId })} />
    </section>
  );
}

interface UserListProps {
  readonly actor: LorebookActor;
  readonly title: string;
  readonly users: readonly NamedUser[];
  readonly toUser: (id: string) => LorebookUser;
}

function UserList({ actor, title, users, toUser }: UserListProps) {
  if (users.length === 0) return null;
  return (
    <fieldset className={styles.users}>
      <legend>{title}</legend>
      {users.map(({ id, name }) => (
        <UserSwitch key={id} actor={actor} name={name} to={toUser(id)} />
      ))}
    </fieldset>
  );
}

interface UserSwitchProps {
  readonly actor: LorebookActor;
  readonly name: string;
  readonly to: LorebookUser;
}

/** Shows the state that the server confirmed last. */
function UserSwitch({ actor, name, to }: UserSwitchProps) {
  const command = useSelector(actor, selectCommand(toCommandId({ type: 'use.switch', to })));
  const isUsed = useSelector(actor, ({ context }) => context.data !== null && isUsing(context.data.book, to));
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isUsed}
          aria-busy={command !== undefined}
          onChange={() => actor.send({ type: 'use.switch', to, attached: !isUsed })}
        />
        <bdi>{name}</bdi>
      </label>
      <CommandStatus actor={command} />
    </>
  );
}
