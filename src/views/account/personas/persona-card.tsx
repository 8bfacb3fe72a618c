import { useSelector } from '@xstate/react';
import type { Persona } from '../../../../contract/rooms/persona.ts';
import { useMessages } from '../../../locales/messages.ts';
import {
  selectDefault,
  type PersonaListActor,
} from '../../../machines/account/personas/persona-list.machine.ts';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icons/icon-button.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { Skeleton } from '../../components/status/skeleton.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import styles from './personas.module.css';

interface PersonaCardProps {
  readonly persona: Persona;
  readonly actor: PersonaListActor;
}

/** One persona with its buttons. The button that made it the default keeps the focus, and says so afterwards. */
export function PersonaCard({ persona, actor }: PersonaCardProps) {
  const t = useMessages('personas');
  const parts = useMessages('components');
  const { uuid, name, pronouns, about } = persona;
  const isDefault = useSelector(actor, selectDefault) === uuid;
  return (
    <li className={styles.persona}>
      <div className={styles.header}>
        <h2>{name}</h2>
        {pronouns === '' ? null : <span className={sheet.muted}>{pronouns}</span>}
      </div>
      {about === '' ? null : (
        <p className={styles.about} dir="auto">
          {about}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          aria-label={isDefault ? undefined : t.makeDefaultOf(name)}
          aria-disabled={isDefault}
          className={styles.default}
          onClick={() => actor.send({ type: 'persona.default', uuid })}
        >
          {isDefault ? t.isDefault : t.makeDefault}
        </Button>
        <span className={styles.end}>
          <IconButton label={parts.edit(name)} onClick={() => actor.send({ type: 'persona.edit', uuid })}>
            <Icon name="pencil" />
          </IconButton>
          <IconButton
            label={parts.remove(name)}
            onClick={() => actor.send({ type: 'deletion.request', uuid })}
          >
            <Icon name="trash" />
          </IconButton>
        </span>
      </div>
    </li>
  );
}

export function PersonaCardSkeleton() {
  return (
    <li className={styles.persona}>
      <Skeleton shape="line" width="8rem" />
      <Skeleton shape="line" />
      <Skeleton shape="chip" width="8rem" />
    </li>
  );
}
