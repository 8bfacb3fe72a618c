import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { PersonaListActor } from '../../../machines/account/personas/persona-list.machine.ts';
import { Button } from '../../components/button.tsx';
import { CommandStatus } from '../../components/status/command-status.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { PersonaCard } from './persona-card.tsx';
import { PersonaChoice } from './persona-choice.tsx';
import { PersonaForm } from './persona-form.tsx';
import { PersonasConfirm } from './personas-confirm.tsx';
import styles from './personas.module.css';

interface PersonaListProps {
  readonly actor: PersonaListActor;
  /** The mate of the room that the page was opened from. */
  readonly mateName: string | undefined;
}

/** The user’s personas, each with what can be done to it, and the choice of one for the room. */
export function PersonaList({ actor, mateName }: PersonaListProps) {
  const t = useMessages('personas');
  const personas = useSelector(actor, ({ context }) => context.personas);
  const change = useSelector(actor, ({ children }) => children.makeDefault);
  const add = (
    <Button
      look={mateName === undefined ? 'accent' : 'plain'}
      onClick={() => actor.send({ type: 'persona.add' })}
    >
      <Icon name="plus" />
      {t.add}
    </Button>
  );
  const cards = (
    <>
      <ul className={styles.list} aria-label={t.list}>
        {personas.map((persona) => (
          <PersonaCard key={persona.uuid} persona={persona} actor={actor} />
        ))}
      </ul>
      <CommandStatus actor={change} />
      <div className={sheet.row}>{add}</div>
    </>
  );
  return (
    <>
      {mateName === undefined ? <p className={sheet.muted}>{t.intro}</p> : null}
      {personas.length === 0 && mateName !== undefined ? (
        <section className={sheet.section}>
          <h2>{t.titleIn(mateName)}</h2>
          <p className={sheet.muted}>
            {t.empty.title}. {t.empty.text}
          </p>
          <div className={sheet.row}>{add}</div>
        </section>
      ) : personas.length === 0 ? (
        <EmptyState icon={<Icon name="venetian-mask" />} title={t.empty.title} text={t.empty.text} level={2}>
          {add}
        </EmptyState>
      ) : (
        <>
          {mateName === undefined ? (
            cards
          ) : (
            <PersonaChoice actor={actor} mateName={mateName}>
              {cards}
            </PersonaChoice>
          )}
        </>
      )}
      <PersonaForm actor={actor} />
      <PersonasConfirm actor={actor} />
    </>
  );
}
