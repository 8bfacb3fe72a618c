import { maxLikes, maxTags } from '../../../../contract/mates/own-mate.ts';
import { useMessages } from '../../../locales/messages.ts';
import { Field } from '../../components/forms/field.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { TextArea } from '../../components/forms/text-area.tsx';
import { MannerChoice, RatingChoice, VisibilityChoice } from './mate-options.tsx';
import { ReplyLengthChoice } from './reply-length-choice.tsx';
import { useMateFields, type MateFieldsProps } from './use-mate-fields.ts';

/** The text fields and choices that a mate can do without. */
export function MateFields(props: MateFieldsProps) {
  const { basics, story, voice, beginning, visibility } = useMessages('mateEditor');
  const { of, line, change, isShared } = useMateFields(props);
  const { values } = props;
  return (
    <>
      <section className={sheet.section}>
        <h2>{story.title}</h2>
        <TextArea label={story.who} hint={story.whoHint} rows={7} {...line('who')} />
        <Field label={basics.pronouns} hint={basics.pronounsHint} {...line('pronouns')} />
        <Field label={story.place} hint={story.placeHint} {...line('place')} />
        <Field label={story.likes} hint={story.likesHint(maxLikes)} {...of('likes')} autoComplete="off" />
        <TextArea label={beginning.scene} hint={beginning.sceneHint} rows={3} {...line('scene')} />
      </section>
      <section className={sheet.section}>
        <h2>{voice.title}</h2>
        <MannerChoice chosen={values.manner} onChoose={(manner) => change({ manner })} />
        <TextArea label={voice.words} hint={voice.wordsHint} rows={3} {...line('voice')} />
        <ReplyLengthChoice chosen={values.replyLength} onChoose={(replyLength) => change({ replyLength })} />
      </section>
      <section className={sheet.section}>
        <h2>{visibility.title}</h2>
        <VisibilityChoice chosen={values.visibility} onChoose={(chosen) => change({ visibility: chosen })} />
        <RatingChoice chosen={values.rating} onChoose={(rating) => change({ rating })} />
        <Field
          label={basics.tags}
          hint={basics.tagsHint(maxTags)}
          {...of('tags')}
          autoComplete="off"
          required={isShared}
        />
      </section>
    </>
  );
}
