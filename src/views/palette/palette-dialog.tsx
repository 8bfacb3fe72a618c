import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useMessages } from '../../locales/messages.ts';
import { matching, optionsOf, pointedOf } from '../../machines/palette/palette.reducers.ts';
import type { PaletteActor } from '../../machines/palette/palette.machine.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialogs/dialog.tsx';
import { SearchField } from '../components/forms/search-field.tsx';
import { toPaletteEvent } from '../dom/keys/palette-keys.ts';
import { idOf, OptionGroup } from './option-group.tsx';
import styles from './palette-dialog.module.css';

/** A field with the pages, chats and mates that fit it. The focus stays in the field; arrow keys move between the options. */
export function PaletteDialog({ actor }: { readonly actor: PaletteActor }) {
  const t = useMessages('palette');
  const { retry } = useMessages('components');
  const { recentChats } = useMessages('titles');
  const listId = useId();
  const context = useSelector(actor, ({ context }) => context);
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const lists = matching(context);
  const pointed = pointedOf(context);
  const groups = [
    { label: t.commands, options: lists.commands },
    { label: recentChats, options: lists.chats },
    { label: t.pages, options: lists.pages },
    { label: t.mates, options: lists.mates },
  ].filter(({ options }) => options.length > 0);
  return (
    <Dialog title={t.title} placement="top" onClose={() => actor.send({ type: 'palette.close' })}>
      <SearchField
        label={t.label}
        placeholder={t.placeholder}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={pointed !== null}
        aria-controls={pointed === null ? undefined : listId}
        aria-activedescendant={pointed === null ? undefined : idOf(listId, pointed)}
        data-autofocus
        value={context.query}
        onChange={(event) => actor.send({ type: 'query.type', text: event.currentTarget.value })}
        onKeyDown={(event) => {
          const asked = toPaletteEvent(event, pointed);
          if (asked === null) return;
          event.preventDefault();
          actor.send(asked);
        }}
      />
      <PaletteStatus actor={actor} />
      {hasFailed ? (
        <div role="alert" className={styles.failed}>
          <p>{t.failed}</p>
          <Button onClick={() => actor.send({ type: 'load.retry' })}>{retry}</Button>
        </div>
      ) : null}
      {groups.length === 0 ? null : (
        <div role="listbox" id={listId} aria-label={t.title} tabIndex={-1} className={styles.options}>
          {groups.map(({ label, options }) => (
            <OptionGroup
              key={label}
              label={label}
              listId={listId}
              options={options}
              pointed={pointed}
              onChoose={(option) => actor.send({ type: 'option.choose', option })}
            />
          ))}
        </div>
      )}
    </Dialog>
  );
}

/** How many options there are; screen readers announce each change. */
function PaletteStatus({ actor }: { readonly actor: PaletteActor }) {
  const t = useMessages('palette');
  const { loading } = useMessages('components');
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const count = useSelector(actor, (snapshot) => optionsOf(snapshot.context).length);
  const counted = count === 0 && hasFailed ? '' : count === 0 ? t.none : t.count(count);
  return (
    <p role="status" className={styles.status}>
      {isBusy ? loading : counted}
    </p>
  );
}
