import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { PastImportsActor } from '../../machines/imports/past-imports.machine.ts';
import { Button } from '../components/button.tsx';
import { ConfirmDialog } from '../components/dialogs/confirm-dialog.tsx';
import { RequestStatus } from '../components/status/request-status.tsx';
import sheet from '../components/dialogs/sheet.module.css';
import { importedInWords } from './imported-in-words.ts';
import styles from './imports.module.css';

/** The imports of which something still exists; each can be undone as a whole. */
export function PastImports({ actor }: { readonly actor: PastImportsActor }) {
  const t = useMessages('imports');
  const { past } = t;
  const formats = useMessages('formats');
  const imports = useSelector(actor, ({ context }) => context.imports);
  const retained = useSelector(actor, ({ context }) => context.retained);
  const undo = useSelector(actor, ({ children }) => children.undoImport);
  return (
    <>
      <p role="status">{retained === null ? '' : retained === 0 ? past.undone : past.retained(retained)}</p>
      <RequestStatus actor={actor} texts={past} />
      {imports.length === 0 ? null : (
        <section className={sheet.section}>
          <h2 tabIndex={-1}>{past.title}</h2>
          <ul className={styles.past}>
            {imports.map(({ importId, createdAt, rooms, mates, personas, books }) => {
              const when = formats.moment(createdAt);
              return (
                <li key={importId}>
                  <span className={styles.words}>
                    {when}
                    <small>
                      {importedInWords({ mates, chats: rooms, personas, books }, t.counts, formats)}
                    </small>
                  </span>
                  <Button
                    aria-label={past.undoOf(when)}
                    onClick={() => actor.send({ type: 'import.undo', importId })}
                  >
                    {past.undo}
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {undo === undefined ? null : (
        <ConfirmDialog
          actor={undo}
          title={past.ask}
          text={past.text}
          confirm={past.undo}
          pending={past.undoing}
        />
      )}
    </>
  );
}
