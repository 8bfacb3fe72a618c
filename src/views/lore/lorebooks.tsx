import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { LorebooksActor } from '../../machines/lore/lorebooks.machine.ts';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/status/empty-state.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { matesPath } from '../components/paths.ts';
import { FullPage } from '../components/page/full-page.tsx';
import { RequestStatus } from '../components/status/request-status.tsx';
import sheet from '../components/dialogs/sheet.module.css';
import { Skeleton } from '../components/status/skeleton.tsx';
import { SupervisedPart } from '../components/status/supervised-part.tsx';
import { ImportLorebook } from './import-lorebook.tsx';
import { LorebookList } from './lorebook-list.tsx';
import styles from './lorebooks.module.css';
import { NewLorebook } from './new-lorebook.tsx';

/** The page of the user's lorebooks. */
export function Lorebooks({ actor }: { readonly actor: LorebooksActor }) {
  const t = useMessages('lorebooks');
  const { lorebooks: title } = useMessages('titles');
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'));
  return (
    <FullPage title={title} back={{ to: matesPath, label: t.back }}>
      <RequestStatus actor={actor} texts={t}>
        <div className={styles.list}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      </RequestStatus>
      {isShown ? <ShownBooks actor={actor} /> : null}
    </FullPage>
  );
}

function ShownBooks({ actor }: { readonly actor: LorebooksActor }) {
  const t = useMessages('lorebooks');
  const books = useSelector(actor, ({ context }) => context.books);
  const removed = useSelector(actor, ({ context }) => context.removed);
  const most = useSelector(actor, ({ context }) => context.most);
  const bookImport = useSelector(actor, ({ children }) => children.bookImport);
  const add = (
    <Button look="accent" data-add="" onClick={() => actor.send({ type: 'form.add' })}>
      <Icon name="plus" />
      {t.add}
    </Button>
  );
  return (
    <div className={styles.content} data-focus-fallback="[data-removed] button, [data-add]">
      <p className={sheet.muted}>{t.intro}</p>
      {books.length + removed.length === 0 ? (
        <EmptyState icon={<Icon name="book-open" />} title={t.empty.title} text={t.empty.text} level={2}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className={styles.tools}>
            {add}
            <span className={styles.count}>{t.count({ count: books.length, most })}</span>
          </div>
          <LorebookList actor={actor} />
        </>
      )}
      <SupervisedPart actor={bookImport}>{(part) => <ImportLorebook actor={part} />}</SupervisedPart>
      <NewLorebook actor={actor} />
    </div>
  );
}
