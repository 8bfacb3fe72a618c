import { useSelector } from '@xstate/react';
import type { ChangeEvent } from 'react';
import { oldest, youngest } from '../../../../contract/limits.ts';
import { maxLikes, maxTags, textLimits } from '../../../../contract/own-mate.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { MateFormActor } from '../../../machines/mates/editor/mate-form.machine.ts';
import type { MateWords } from '../../../machines/mates/editor/mate-form.reducers.ts';
import { Field } from '../../components/forms/field.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { TextArea } from '../../components/forms/text-area.tsx';
import { MannerChoice, RatingChoice, VisibilityChoice } from './mate-options.tsx';
import { ReplyLengthChoice } from './reply-length-choice.tsx';
import styles from './mate-editor.module.css';

interface MateFieldsProps {
  readonly actor: MateFormActor;
  readonly values: MateWords;
}

/** The text fields and choices of the form. */
export function MateFields({ actor, values }: MateFieldsProps) {
  const t = useMessages('mateEditor');
  const { name } = useMessages('components');
  const problems = useSelector(actor, ({ context }) => context.problems);
  const { basics, story, voice, beginning } = t;
  const isShared = values.visibility !== 'private';
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
  return (
    <>
      <section className={sheet.section}>
        <h2>{basics.title}</h2>
        <Field label={name} {...line('name')} required />
        <Field label={basics.tagline} hint={basics.taglineHint} {...line('tagline')} required={isShared} />
        <div className={styles.pair}>
          <Field
            label={basics.age}
            hint={basics.ageHint}
            {...of('age')}
            type="number"
            min={youngest}
            max={oldest}
            inputMode="numeric"
            required
          />
          <Field label={basics.pronouns} hint={basics.pronounsHint} {...line('pronouns')} />
        </div>
        <Field
          label={basics.tags}
          hint={basics.tagsHint(maxTags)}
          {...of('tags')}
          autoComplete="off"
          required={isShared}
        />
      </section>
      <section className={sheet.section}>
        <h2>{story.title}</h2>
        <TextArea label={story.who} hint={story.whoHint} rows={7} {...line('who')} />
        <Field label={story.place} hint={story.placeHint} {...line('place')} />
        <Field label={story.likes} hint={story.likesHint(maxLikes)} {...of('likes')} autoComplete="off" />
      </section>
      <section className={sheet.section}>
        <h2>{voice.title}</h2>
        <MannerChoice chosen={values.manner} onChoose={(manner) => change({ manner })} />
        <TextArea label={voice.words} hint={voice.wordsHint} rows={3} {...line('voice')} />
        <ReplyLengthChoice chosen={values.replyLength} onChoose={(replyLength) => change({ replyLength })} />
      </section>
      <section className={sheet.section}>
        <h2>{beginning.title}</h2>
        <TextArea
          label={beginning.greeting}
          hint={beginning.greetingHint}
          {...line('greeting')}
          required={isShared}
        />
        <TextArea label={beginning.scene} hint={beginning.sceneHint} rows={3} {...line('scene')} />
      </section>
      <section className={sheet.section}>
        <h2>{t.visibility.title}</h2>
        <VisibilityChoice chosen={values.visibility} onChoose={(visibility) => change({ visibility })} />
        <RatingChoice chosen={values.rating} onChoose={(rating) => change({ rating })} />
      </section>
    </>
  );
}
