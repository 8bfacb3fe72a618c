import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { selectSaved, type MateEditorActor } from '../../../machines/mates/editor/mate-editor.machine.ts';
import { selectIsUnsupported } from '../../../machines/shared/request.ts';
import { ButtonLink } from '../../components/button.tsx';
import { FullPage } from '../../components/page/full-page.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { matesPath } from '../../components/paths.ts';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { RequestStatus } from '../../components/status/request-status.tsx';
import { useRequest } from '../../use-request.ts';
import { MateEditorSkeleton } from './mate-editor-skeleton.tsx';
import { MateForm } from './mate-form.tsx';
import { MateSaved } from './mate-saved.tsx';
import { MatesUnsupported } from './mates-unsupported.tsx';

/** Where users create and edit one of their own mates. */
export function MateEditor({ actor }: { readonly actor: MateEditorActor }) {
  const t = useMessages('mateEditor');
  const { edit } = useMessages('components');
  const { generate, mates } = useMessages('titles');
  const name = useSelector(actor, ({ context }) => context.data?.name ?? null);
  const isScripted = useSelector(actor, ({ context }) => context.data?.isScripted === true);
  const saved = useSelector(actor, selectSaved);
  const form = useSelector(actor, ({ children }) => children.mateForm);
  const isNotFound = useSelector(actor, (snapshot) => snapshot.hasTag('notFound'));
  const isUnsupported = useSelector(useRequest(actor), selectIsUnsupported);
  return (
    <FullPage
      title={name === null ? generate : edit(name)}
      back={{ to: matesPath, label: t.back }}
      width="medium"
    >
      {isUnsupported ? (
        <MatesUnsupported />
      ) : (
        <RequestStatus actor={actor} texts={t}>
          <MateEditorSkeleton />
        </RequestStatus>
      )}
      {isNotFound ? (
        <EmptyState icon={<Icon name="search-x" />} title={t.missing.title} text={t.missing.text} level={2}>
          <ButtonLink to={matesPath} look="accent">
            {mates}
          </ButtonLink>
        </EmptyState>
      ) : null}
      {saved === null ? null : <MateSaved actor={actor} mate={saved} />}
      {form === undefined ? null : <MateForm actor={form} isScripted={isScripted} />}
    </FullPage>
  );
}
