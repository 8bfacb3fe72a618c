import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import {
  selectName,
  selectSaved,
  type MateEditorActor,
} from '../../../machines/mates/editor/mate-editor.machine.ts';
import { selectIsUnsupported } from '../../../machines/shared/request.ts';
import { FullPage } from '../../components/full-page.tsx';
import { RequestStatus } from '../../components/status/request-status.tsx';
import { SupervisedPart } from '../../components/status/supervised-part.tsx';
import { usePart } from '../../use-part.ts';
import { useRequest } from '../../use-request.ts';
import { LorebooksLink } from './lorebooks-link.tsx';
import { MateEditorClosed } from './mate-editor-closed.tsx';
import { MateEditorSkeleton } from './mate-editor-skeleton.tsx';
import { CardBatch } from '../imports/card-batch.tsx';
import { MateForm } from './mate-form.tsx';
import { MateSaved } from './mate-saved.tsx';
import { DeleteMate } from './delete-mate.tsx';
import { MyMates } from './my-mates.tsx';

/** Where users create and edit their own mates. */
export function MateEditor({ actor }: { readonly actor: MateEditorActor }) {
  const t = useMessages('mateEditor');
  const { backToSettings, edit } = useMessages('components');
  const { generate } = useMessages('titles');
  const name = useSelector(actor, selectName);
  const saved = useSelector(actor, selectSaved);
  const list = useSelector(actor, ({ children }) => children.myMates);
  const myMates = usePart(actor, ({ children }) => children.myMates);
  const cardBatch = useSelector(actor, ({ children }) => children.cardBatch);
  const form = useSelector(actor, ({ children }) => children.mateForm);
  const isUnsupported = useSelector(useRequest(actor), selectIsUnsupported);
  return (
    <FullPage
      title={name === null ? generate : edit(name)}
      back={{ to: '/mine', label: backToSettings }}
      width="medium"
    >
      {isUnsupported ? null : (
        <RequestStatus actor={actor} texts={t}>
          <MateEditorSkeleton />
        </RequestStatus>
      )}
      <MateEditorClosed actor={actor} isUnsupported={isUnsupported} />
      {saved === null ? null : <MateSaved actor={actor} mate={saved} />}
      {saved !== null ? null : (
        <SupervisedPart actor={list}>{(part) => <MyMates actor={part} />}</SupervisedPart>
      )}
      {form === undefined ? null : <MateForm actor={form} />}
      {list === undefined ? null : (
        <SupervisedPart actor={cardBatch}>{(part) => <CardBatch actor={part} />}</SupervisedPart>
      )}
      <LorebooksLink />
      {myMates === undefined ? null : <DeleteMate actor={myMates} />}
    </FullPage>
  );
}
