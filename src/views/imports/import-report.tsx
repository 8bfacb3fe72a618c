import { useSelector } from '@xstate/react';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import type { ImportActor } from '../../machines/imports/import.machine.ts';
import type { ImportItem, ImportKind } from '../../machines/imports/import.reducers.ts';
import { ButtonLink } from '../components/button.tsx';
import sheet from '../components/dialogs/sheet.module.css';
import { importedInWords } from './imported-in-words.ts';
import styles from './imports.module.css';

/** The imported parts, and those that the server refused. */
export function ImportReport({ actor }: { readonly actor: ImportActor }) {
  const t = useMessages('imports');
  const formats = useMessages('formats');
  const failureText = useFailureText();
  const items = useSelector(actor, ({ context }) => context.preview)?.items ?? [];
  const results = useSelector(actor, ({ context }) => context.progress)?.results ?? [];
  const imported = results.filter(({ failure, isUnchanged }) => failure === null && !isUnchanged);
  const unchanged = results.filter(({ isUnchanged }) => isUnchanged).length;
  const count = (kind: ImportKind) =>
    imported.filter((result) => items.some(({ id, kind: own }) => id === result.id && own === kind)).length;
  const counts = {
    mates: count('mate'),
    chats: count('chat'),
    personas: count('persona'),
    books: count('book'),
  };
  const nameOf = (item: ImportItem | undefined) =>
    item?.kind === 'list' ? t.lists : item?.name || t.unnamed;
  const skipped = imported.reduce((sum, result) => sum + result.skipped, 0);
  const refused = results.flatMap(({ id, failure }) => (failure === null ? [] : [{ id, failure }]));
  return (
    <>
      {imported.length > 0 || unchanged === 0 ? <p>{importedInWords(counts, t.counts, formats)}</p> : null}
      {unchanged > 0 ? <p>{t.kept(unchanged)}</p> : null}
      {skipped > 0 ? <p>{t.skipped(skipped)}</p> : null}
      {refused.length === 0 ? null : (
        <section>
          <h2>{t.refused}</h2>
          <dl className={styles.rejected}>
            {refused.map(({ id, failure }) => (
              <div key={id}>
                <dt dir="auto">{nameOf(items.find((item) => item.id === id))}</dt>
                <dd>{failure.code === undefined ? t.card : failureText(failure)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {counts.chats + counts.mates > 0 ? (
        <div className={sheet.row}>
          {counts.chats > 0 ? (
            <ButtonLink to="/recent-chats" look="accent">
              {t.toChats}
            </ButtonLink>
          ) : null}
          {counts.mates > 0 ? (
            <ButtonLink to="/mates" look={counts.chats > 0 ? 'plain' : 'accent'}>
              {t.toMates}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
