import { useSelector } from '@xstate/react';
import type { FocusEvent, KeyboardEvent, SubmitEvent } from 'react';
import { maxTitleLength } from '../../../../contract/rooms/room-name.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { RoomTitleActor } from '../../../machines/chat/room-title.machine.ts';
import { focusOnMount } from '../../dom/arrival.ts';
import { textOf } from '../../dom/forms/field.ts';
import styles from './chat-names.module.css';

/** The field of a conversation's name. Enter and leaving it save, Escape does not. */
export function TitleField({ actor }: { readonly actor: RoomTitleActor }) {
  const t = useMessages('chat').title;
  const text = useSelector(actor, ({ context }) => context.text);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'title.save', text: textOf(event.currentTarget, 'title') });
  };
  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) =>
    actor.send({ type: 'title.save', text: currentTarget.value });
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    actor.send({ type: 'title.cancel' });
  };
  return (
    <form onSubmit={submit} data-focus-fallback="[data-rename]">
      <input
        ref={focusOnMount}
        name="title"
        className={styles.field}
        defaultValue={text}
        aria-label={t.label}
        placeholder={t.label}
        maxLength={maxTitleLength}
        autoComplete="off"
        dir="auto"
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={leave}
        onKeyDown={press}
      />
    </form>
  );
}
