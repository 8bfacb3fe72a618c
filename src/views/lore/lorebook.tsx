import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { LorebookActor } from '../../machines/lore/lorebook.machine.ts';
import { Button, ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/status/empty-state.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { FullPage } from '../components/page/full-page.tsx';
import { lorebooksPath } from './lore-paths.ts';
import { RequestStatus } from '../components/status/request-status.tsx';
import { Skeleton } from '../components/status/skeleton.tsx';
import { SupervisedPart } from '../components/status/supervised-part.tsx';
import { usePart } from '../use-part.ts';
import { EditLorebook } from './edit-lorebook.tsx';
import { LoreEntries } from './entries/lore-entries.tsx';
import { LoreTrial } from './entries/lore-trial.tsx';
import { LoreUses } from './lore-uses.tsx';
import styles from './lorebook.module.css';

/** The page of one lorebook: its entries, a place to try them, and what uses it. */
export function Lorebook({ actor }: { readonly actor: LorebookActor }) {
  const t = useMessages('lorebooks');
  const { lorebook: title } = useMessages('titles');
  const book = useSelector(actor, ({ context }) => context.data?.book ?? null);
  const isMissing = useSelector(actor, (snapshot) => snapshot.hasTag('missing'));
  return (
    <FullPage
      title={book === null ? title : <bdi>{book.name}</bdi>}
      back={{ to: lorebooksPath, label: t.book.back }}
      width="wide"
    >
      <RequestStatus actor={actor} texts={t.book}>
        <div className={styles.loading}>
          <Skeleton shape="line" width="60%" />
          <Skeleton shape="card" />
        </div>
      </RequestStatus>
      {isMissing ? (
        <EmptyState icon={<Icon name="search-x" />} title={t.missing.title} text={t.missing.text} level={2}>
          <ButtonLink to={lorebooksPath} look="accent">
            {t.toList}
          </ButtonLink>
        </EmptyState>
      ) : null}
      {book === null || isMissing ? null : <Workbench actor={actor} />}
    </FullPage>
  );
}

function Workbench({ actor }: { readonly actor: LorebookActor }) {
  const { edit } = useMessages('lorebooks').form;
  const entries = useSelector(actor, ({ children }) => children.loreEntries);
  const list = usePart(actor, ({ children }) => children.loreEntries);
  const trial = useSelector(actor, ({ children }) => children.loreTrial);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <SupervisedPart actor={entries}>{(part) => <LoreEntries actor={part} />}</SupervisedPart>
      </div>
      <div className={styles.aside}>
        <SupervisedPart actor={trial}>{(part) => <LoreTrial actor={part} list={list} />}</SupervisedPart>
        <LoreUses actor={actor} />
        <Button onClick={() => actor.send({ type: 'form.edit' })}>
          <Icon name="settings" />
          {edit}
        </Button>
      </div>
      <EditLorebook actor={actor} />
    </div>
  );
}
