import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { MyMatesActor } from '../../../machines/mates/editor/my-mates.machine.ts';
import { selectIsUnsupported } from '../../../machines/shared/request.ts';
import { ButtonLink } from '../../components/button.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { FullPage } from '../../components/page/full-page.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { newMatePath } from '../../components/paths.ts';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { RequestStatus } from '../../components/status/request-status.tsx';
import { Skeleton } from '../../components/status/skeleton.tsx';
import { SupervisedPart } from '../../components/status/supervised-part.tsx';
import { lorebooksPath } from '../../lore/lore-paths.ts';
import { useRequest } from '../../use-request.ts';
import { CardBatch } from '../imports/card-batch.tsx';
import { DeleteMate } from './delete-mate.tsx';
import { ExportMate } from './export-mate.tsx';
import { MatesUnsupported } from '../editor/mates-unsupported.tsx';
import { MyMateList } from './my-mate-list.tsx';

/** The user’s own mates, what they know, and the import of others. */
export function MyMates({ actor }: { readonly actor: MyMatesActor }) {
  const t = useMessages('mateEditor');
  const { backToDiscover } = useMessages('components');
  const { mates: title } = useMessages('titles');
  const cardBatch = useSelector(actor, ({ children }) => children.cardBatch);
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'));
  const isUnsupported = useSelector(useRequest(actor), selectIsUnsupported);
  return (
    <FullPage title={title} back={{ to: '/', label: backToDiscover }} width="medium">
      {isUnsupported ? (
        <MatesUnsupported />
      ) : (
        <RequestStatus actor={actor} texts={t}>
          <Skeleton shape="card" />
        </RequestStatus>
      )}
      {isShown ? (
        <>
          <ShownMates actor={actor} />
          <SupervisedPart actor={cardBatch}>{(part) => <CardBatch actor={part} />}</SupervisedPart>
        </>
      ) : null}
      <ExportMate actor={actor} />
      <DeleteMate actor={actor} />
    </FullPage>
  );
}

function ShownMates({ actor }: { readonly actor: MyMatesActor }) {
  const { mates: t } = useMessages('mateEditor');
  const { lorebooks } = useMessages('titles');
  const isEmpty = useSelector(actor, ({ context }) => context.mates.length === 0);
  const links = (
    <div className={sheet.row}>
      <ButtonLink to={newMatePath} look="accent">
        <Icon name="plus" />
        {t.another}
      </ButtonLink>
      <ButtonLink to={lorebooksPath}>
        <Icon name="book-open" />
        {lorebooks}
      </ButtonLink>
    </div>
  );
  return isEmpty ? (
    <EmptyState icon={<Icon name="sparkles" />} title={t.empty.title} text={t.empty.text} level={2}>
      {links}
    </EmptyState>
  ) : (
    <>
      {links}
      <MyMateList actor={actor} />
    </>
  );
}
