import { useSelector } from '@xstate/react';
import type { ChangeEvent } from 'react';
import { replyLengths, usualReplies, type ReplyChoice } from '../../../../contract/replies/reply-settings.ts';
import { replyTempers } from '../../../../contract/replies/reply-writer.ts';
import { useMessages } from '../../../locales/messages.ts';
import { selectSaving, type RoomSettingsActor } from '../../../machines/rooms/room-settings.machine.ts';
import { selectFailure } from '../../../machines/shared/commands/command.ts';
import { FormRefusal } from '../../components/forms/form-refusal.tsx';
import { Segments } from '../../components/forms/segments.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { scrollOnMount } from '../../dom/arrival.ts';
import { textOf } from '../../dom/forms/field.ts';
import { ModelField } from './model-field.tsx';
import { SavedStatus } from './saved-status.tsx';

interface RoomRepliesProps {
  readonly actor: RoomSettingsActor;
  readonly mate: string;
  /** Whether the page was opened for it. */
  readonly isWanted: boolean;
}

/** How a language model replies: which one, how much and how freely. Nothing for scripted mates. A choice is saved at once. */
export function RoomReplies({ actor, mate, isWanted }: RoomRepliesProps) {
  const t = useMessages('roomSettings').replies;
  const { tempers } = useMessages('modelHost');
  const replies = useSelector(actor, ({ context }) => context.replies);
  const failure = useSelector(useSelector(actor, selectSaving('replies.save')), selectFailure);
  if (replies === null) return null;
  const choose = (event: ChangeEvent<HTMLFormElement>) =>
    actor.send({ type: 'replies.save', choice: choiceIn(event.currentTarget) });
  return (
    <FormRefusal failure={failure} fields={['model']}>
      <form className={sheet.section} onChange={choose} ref={isWanted ? scrollOnMount : undefined}>
        <h2>{t.title(mate)}</h2>
        <ModelField replies={replies} />
        <Segments
          name="length"
          label={t.length}
          values={replyLengths}
          textOf={(length) => t.lengths[length]}
          chosen={replies.length}
        />
        <Segments
          name="temper"
          label={t.temper}
          values={replyTempers}
          textOf={(temper) => tempers[temper]}
          chosen={replies.temper}
        />
        <p className={sheet.muted}>{t.hint}</p>
        <SavedStatus actor={actor} field="replies" />
      </form>
    </FormRefusal>
  );
}

const choiceIn = (form: HTMLFormElement): ReplyChoice => ({
  model: textOf(form, 'model') || null,
  length: replyLengths.find((length) => length === textOf(form, 'length')) ?? usualReplies.length,
  temper: replyTempers.find((temper) => temper === textOf(form, 'temper')) ?? usualReplies.temper,
});
