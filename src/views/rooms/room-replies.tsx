import { useSelector } from '@xstate/react';
import { useId, type SubmitEvent } from 'react';
import {
  replyLengths,
  replyTempers,
  usualReplies,
  type ReplyChoice,
  type ReplySettings,
} from '../../../contract/reply-settings.ts';
import { useMessages } from '../../locales/messages.ts';
import {
  selectCommand,
  selectReplies,
  type RoomSettingsActor,
} from '../../machines/rooms/room-settings.selectors.ts';
import { selectIsBusy } from '../../machines/shared/commands/command.ts';
import { Button } from '../components/button.tsx';
import { CommandStatus } from '../components/command-status.tsx';
import { Segments } from '../components/segments.tsx';
import sheet from '../components/sheet.module.css';
import { textOf } from '../dom/field.ts';
import styles from './room-replies.module.css';

interface RoomRepliesProps {
  readonly actor: RoomSettingsActor;
  readonly mate: string;
}

/** How a language model replies: which one, how much and how freely. Nothing for scripted mates. */
export function RoomReplies({ actor, mate }: RoomRepliesProps) {
  const t = useMessages('roomSettings').replies;
  const { saving } = useMessages('components');
  const replies = useSelector(actor, selectReplies);
  const command = useSelector(actor, selectCommand('room.saveReplies'));
  const isSaving = useSelector(command, selectIsBusy);
  if (replies === null) return null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'room.saveReplies', choice: choiceIn(event.currentTarget) });
  };
  return (
    <form className={sheet.section} onSubmit={submit}>
      <h2>{t.title(mate)}</h2>
      <p className={sheet.muted}>{t.hint}</p>
      <ModelField replies={replies} />
      <Segments
        name="length"
        label={t.length}
        values={replyLengths}
        texts={t.lengths}
        chosen={replies.length}
      />
      <Segments
        name="temper"
        label={t.temper}
        values={replyTempers}
        texts={t.tempers}
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
  );
}

/** Nothing where there is nothing to choose from. */
function ModelField({ replies: { model, models } }: { readonly replies: ReplySettings }) {
  const t = useMessages('roomSettings').replies;
  const id = useId();
  const [standard = '', ...others] = models;
  const isMissing = model !== null && !models.includes(model);
  if (others.length === 0 && !isMissing) return null;
  return (
    <div className={styles.model}>
      <label htmlFor={id}>{t.model}</label>
      <select id={id} name="model" defaultValue={model === standard ? '' : (model ?? '')}>
        <option value="">{t.standard(standard)}</option>
        {others.map((name) => (
          <option key={name}>{name}</option>
        ))}
        {isMissing ? <option value={model}>{t.missing(model)}</option> : null}
      </select>
    </div>
  );
}

const choiceIn = (form: HTMLFormElement): ReplyChoice => ({
  model: textOf(form, 'model') || null,
  length: replyLengths.find((length) => length === textOf(form, 'length')) ?? usualReplies.length,
  temper: replyTempers.find((temper) => temper === textOf(form, 'temper')) ?? usualReplies.temper,
});
