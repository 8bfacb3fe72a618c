import { useSelector } from '@xstate/react';
import type { ChangeEvent } from 'react';
import { unknownMacros } from '../../../../contract/macros/fill-macros.ts';
import { craftLimits, maxDepth } from '../../../../contract/mates/mate-craft.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { MateFormActor } from '../../../machines/mates/editor/mate-form.machine.ts';
import type { MateForm } from '../../../machines/mates/editor/mate-form.reducers.ts';
import { Field } from '../../components/forms/field.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { Summary } from '../../components/summary.tsx';
import { TextArea } from '../../components/forms/text-area.tsx';
import styles from './mate-craft.module.css';
import { MateGreetings } from './mate-greetings.tsx';

interface MateCraftProps {
  readonly actor: MateFormActor;
  readonly form: MateForm;
}

type CraftField = 'nickname' | 'instructions' | 'finalInstructions' | 'depthNote' | 'depth' | 'examples';

/** The fields that only advanced creators fill in, folded, and the macros of the form that are not run here. */
export function MateCraft({ actor, form: { words, greetings } }: MateCraftProps) {
  const { craft: t, card, problems: texts } = useMessages('mateEditor');
  const { listed } = useMessages('formats');
  const problems = useSelector(actor, ({ context }) => context.problems);
  const unknown = [...new Set([...Object.values(words), ...greetings].flatMap(unknownMacros))];
  const of = (name: CraftField) => {
    const problem = problems[name];
    return {
      name,
      label: t[name],
      hint: t[`${name}Hint`],
      value: words[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        actor.send({ type: 'fields.change', patch: { [name]: currentTarget.value } }),
      problem: problem === undefined ? undefined : texts[problem],
    };
  };
  const textOf = (name: Exclude<CraftField, 'depth'>) => ({ ...of(name), maxLength: craftLimits[name] });
  return (
    <>
      {unknown.length === 0 ? null : <p className={styles.macros}>{card.macros(listed(unknown))}</p>}
      <details className={styles.craft}>
        <Summary>
          <h2>{t.title}</h2>
        </Summary>
        <p className={sheet.muted}>{t.text}</p>
        <Field {...textOf('nickname')} autoComplete="off" />
        <MateGreetings actor={actor} greetings={greetings} />
        <TextArea {...textOf('examples')} />
        <TextArea {...textOf('instructions')} />
        <TextArea {...textOf('finalInstructions')} rows={3} />
        <TextArea {...textOf('depthNote')} rows={3} />
        <Field {...of('depth')} type="number" min={0} max={maxDepth} inputMode="numeric" />
      </details>
    </>
  );
}
