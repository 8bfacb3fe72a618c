import { useSelector } from '@xstate/react';
import { craftLimits, maxGreetings } from '../../../../contract/mates/mate-craft.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { MateFormActor } from '../../../machines/mates/editor/mate-form.machine.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { IconButton } from '../../components/icons/icon-button.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { TextArea } from '../../components/forms/text-area.tsx';
import styles from './mate-craft.module.css';

interface MateGreetingsProps {
  readonly actor: MateFormActor;
  readonly greetings: readonly string[];
}

/** The first messages in addition to the one that every mate has. */
export function MateGreetings({ actor, greetings }: MateGreetingsProps) {
  const { craft: t, problems: texts } = useMessages('mateEditor');
  const problem = useSelector(actor, ({ context }) => context.problems).greetings;
  const change = (changed: readonly string[]) =>
    actor.send({ type: 'fields.change', patch: { greetings: changed } });
  return (
    <fieldset className={styles.greetings}>
      <legend>{t.greetings}</legend>
      <p className={sheet.muted}>{t.greetingsHint}</p>
      {greetings.map((greeting, index) => (
        <div key={index} className={styles.greeting}>
          <TextArea
            label={t.greeting(index + 2)}
            name="greetings"
            rows={4}
            maxLength={craftLimits.greeting}
            value={greeting}
            problem={problem === undefined || index > 0 ? undefined : texts[problem]}
            onChange={({ currentTarget }) => change(greetings.with(index, currentTarget.value))}
          />
          <IconButton label={t.remove(index + 2)} onClick={() => change(greetings.toSpliced(index, 1))}>
            <Icon name="x" />
          </IconButton>
        </div>
      ))}
      {greetings.length >= maxGreetings ? null : (
        <Button look="quiet" onClick={() => change([...greetings, ''])}>
          {t.add}
        </Button>
      )}
    </fieldset>
  );
}
