import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import {
  replyLengths,
  replyTempers,
  usualReplies,
  type ReplyChoice,
} from '../../../../contract/reply-settings.ts';
import { useMessages } from '../../../locales/messages.ts';
import { selectCommand, type RoomSettingsActor } from '../../../machines/rooms/room-settings.machine.ts';
import { selectFailure, selectIsBusy } from '../../../machines/shared/commands/command.ts';
import { Button } from '../../components/button.tsx';
import { CommandStatus } from '../../components/status/command-status.tsx';
import { FormRefusal } from '../../components/forms/form-refusal.tsx';
import { Segments } from '../../components/forms/segments.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { textOf } from '../../dom/forms/field.ts';
import { ModelField } from './model-field.tsx';

interface RoomRepliesProps {
  readonly actor: RoomSettingsActor;
  readonly mate: string;
}

/** How a language model replies: which one, how much and how freely. Nothing for scripted mates. */
export function RoomReplies({ actor, mate }: RoomRepliesProps) {
  const t = useMessages('roomSettings').replies;
  const { saving } = useMessages('components');
  const replies = useSelector(actor, ({ context }) => context.replies);
  const command = useSelector(actor, selectCommand('room.save.replies'));
  const failure = useSelector(command, selectFailure);
  const isSaving = useSelector(command, selectIsBusy);
  if (replies === null) return null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'room.save', field: 'replies', choice: choiceIn(event.currentTarget) });
  };
  return (
    <FormRefusal failure={failure} fields={['model']}>
      <form className={sheet.section} onSubmit={submit}>
        <h2>{t.title(mate)}</h2>
        <p className={sheet.muted}>{t.hint}</p>
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
          textOf={(temper) => t.tempers[temper]}
          chosen={replies.temper}
        />
        <p className={sheet.muted}>{t.temperHint}</p>
        <div className={sheet.row}>
          <Button type="submit" look="accent" aria-disabled={isSaving}>
            {isSaving ? saving : t.save}
          </Button>
        </div>
        <CommandStatus actor={command} />
      </form>
    </FormRefusal>
  );
}

const choiceIn = (form: HTMLFormElement): ReplyChoice => ({
  model: textOf(form, 'model') || null,
  length: replyLengths.find((length) => length === textOf(form, 'length')) ?? usualReplies.length,
  temper: replyTempers.find((temper) => temper === textOf(form, 'temper')) ?? usualReplies.temper,
});
