import { useSelector } from '@xstate/react';
import type { ChangeEvent } from 'react';
import { textLimits } from '../../../../contract/mates/own-mate.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { MateFormActor } from '../../../machines/mates/editor/mate-form.machine.ts';
import type { MateWords } from '../../../machines/mates/editor/mate-form.reducers.ts';

export interface MateFieldsProps {
  readonly actor: MateFormActor;
  readonly values: MateWords;
}

/** Returns the properties of the form's fields by name. */
export function useMateFields({ actor, values }: MateFieldsProps) {
  const t = useMessages('mateEditor');
  const problems = useSelector(actor, ({ context }) => context.problems);
  const change = (patch: Partial<MateWords>) => actor.send({ type: 'fields.change', patch });
  const of = (name: keyof MateWords) => {
    const problem = problems[name];
    return {
      name,
      value: values[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change({ [name]: currentTarget.value }),
      problem: problem === undefined ? undefined : t.problems[problem],
    };
  };
  const line = (name: Exclude<keyof typeof textLimits, 'like' | 'tag' | 'prompt'>) => ({
    ...of(name),
    maxLength: textLimits[name],
    autoComplete: 'off',
  });
  return { of, line, change, isShared: values.visibility !== 'private' };
}
