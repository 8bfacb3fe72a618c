import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { ImportActor } from '../../machines/imports/import.machine.ts';
import { shortOf, type ImportItem, type ImportKind } from '../../machines/imports/import.reducers.ts';
import styles from './imports.module.css';

interface KindOfItemsProps {
  readonly actor: ImportActor;
  readonly kind: ImportKind;
  readonly items: readonly ImportItem[];
}

/** The items of a kind, each of which can be deselected. */
export function KindOfItems({ actor, kind, items }: KindOfItemsProps) {
  const t = useMessages('imports');
  const excluded = useSelector(actor, ({ context }) => context.excluded);
  const left = useSelector(actor, ({ context }) => shortOf(context, kind));
  if (items.length === 0) return null;
  return (
    <fieldset className={styles.kind}>
      <legend>{t.kinds[kind](items.length)}</legend>
      {left === null ? null : <p className={styles.short}>{t.short(left)}</p>}
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
      <span dir="auto">{kind === 'list' ? t.lists : name || t.unnamed}</span>
      {kind === 'chat' ? <small>{t.messages(messages)}</small> : null}
      {broken > 0 ? <small>{t.broken(broken)}</small> : null}
    </span>
  );
}
