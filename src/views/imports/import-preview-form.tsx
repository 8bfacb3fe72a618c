import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { itemsOf } from '../../machines/imports/import.reducers.ts';
import {
  selectExcluded,
  selectHasChosen,
  selectMates,
  type ImportActor,
} from '../../machines/imports/import.selectors.ts';
import type { ImportItem, ImportKind, ImportPreview } from '../../machines/imports/import.types.ts';
import { Button } from '../components/button.tsx';
import { SelectField } from '../components/select-field.tsx';
import sheet from '../components/sheet.module.css';
import { UntakenFiles } from './untaken-files.tsx';
import styles from './imports.module.css';

interface ImportPreviewProps {
  readonly actor: ImportActor;
  readonly preview: ImportPreview;
}

const kinds = ['mate', 'chat', 'persona', 'book'] as const satisfies readonly ImportKind[];

/** What was found, of which the user chooses. */
export function ImportPreviewForm({ actor, preview }: ImportPreviewProps) {
  const t = useMessages('imports');
  const { cancel } = useMessages('components');
  const hasChosen = useSelector(actor, selectHasChosen);
  return (
    <>
      <h2 tabIndex={-1}>{t.found}</h2>
      {kinds.map((kind) => (
        <KindOfItems key={kind} actor={actor} kind={kind} items={itemsOf(preview.items, kind)} />
      ))}
      <MateChoices actor={actor} preview={preview} />
      <p className={sheet.muted}>{t.private}</p>
      <UntakenFiles files={preview.untaken} />
      <div className={sheet.actions}>
        <Button onClick={() => actor.send({ type: 'import.cancel' })}>{cancel}</Button>
        <Button look="accent" aria-disabled={!hasChosen} onClick={() => actor.send({ type: 'import.start' })}>
          {t.start}
        </Button>
      </div>
    </>
  );
}

interface KindOfItemsProps {
  readonly actor: ImportActor;
  readonly kind: ImportKind;
  readonly items: readonly ImportItem[];
}

function KindOfItems({ actor, kind, items }: KindOfItemsProps) {
  const t = useMessages('imports');
  const excluded = useSelector(actor, selectExcluded);
  if (items.length === 0) return null;
  return (
    <fieldset className={styles.kind}>
      <legend>{t.kinds[kind](items.length)}</legend>
      <ul className={styles.items}>
        {items.length > 1 ? (
          <li>
            <label className={styles.item}>
              <input
                type="checkbox"
                checked={items.every(({ id }) => !excluded.includes(id))}
                onChange={() => actor.send({ type: 'kind.toggle', kind })}
              />
              {t.all}
            </label>
          </li>
        ) : null}
        {items.map((item) => (
          <li key={item.id}>
            <label className={styles.item}>
              <input
                type="checkbox"
                checked={!excluded.includes(item.id)}
                onChange={() => actor.send({ type: 'item.toggle', id: item.id })}
              />
              <ItemWords item={item} />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function ItemWords({ item: { kind, name, messages, broken } }: { readonly item: ImportItem }) {
  const t = useMessages('imports');
  return (
    <span className={styles.words}>
      <span dir="auto">{name === '' ? t.unnamed : name}</span>
      {kind === 'chat' ? <small>{t.messages(messages)}</small> : null}
      {broken > 0 ? <small>{t.broken(broken)}</small> : null}
    </span>
  );
}

/** With whom the chats of each character go on. */
function MateChoices({ actor, preview: { items, characters, mates } }: ImportPreviewProps) {
  const t = useMessages('imports');
  const chosen = useSelector(actor, selectMates);
  const withChats = characters.filter(({ id }) =>
    items.some(({ kind, characterId }) => kind === 'chat' && characterId === id),
  );
  if (mates.length === 0) return null;
  return withChats.map(({ id, name }) => (
    <SelectField
      key={id}
      label={t.goOn(name === '' ? t.unnamed : name)}
      value={chosen[id] ?? ''}
      onChange={({ target: { value } }) =>
        actor.send({ type: 'mate.choose', characterId: id, mateId: value === '' ? null : value })
      }
    >
      <option value="">{t.newMate}</option>
      {mates.map(({ mateId, name: mateName }) => (
        <option key={mateId} value={mateId}>
          {mateName}
        </option>
      ))}
    </SelectField>
  ));
}
