import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useMessages } from '../../locales/messages.ts';
import type { mateEditorMachine } from '../../machines/mates/mate-editor.machine.ts';
import {
  selectFailure,
  selectIsBusy,
  selectIsFailed,
  selectIsShown,
  selectIsSlow,
  selectMateId,
  selectMates,
  selectSaved,
} from '../../machines/mates/mate-editor.selectors.ts';
import { FailedState } from '../components/failed-state.tsx';
import { PageHead } from '../components/page-header.tsx';
import { SlowNote } from '../components/slow-banner.tsx';
import { GenerateEditor } from './mate-form.tsx';
import { GenerateMates } from './user-mates.tsx';
import { MateEditorConfirm } from './mate-editor-confirm.tsx';
import { GenerateSaved } from './mate-saved.tsx';
import { GenerateSkeleton } from './mate-editor-skeleton.tsx';
import { GenerateClosed } from './mate-editor-closed.tsx';
import styles from './mate-editor.module.css';

export type MateEditorActor = ActorRefFrom<typeof mateEditorMachine>;

/** Where one makes a mate of one's own, and changes those that one has made. */
export function Generate({ actor }: { readonly actor: MateEditorActor }) {
  const words = useMessages('generate');
  const mateId = useSelector(actor, selectMateId);
  const mates = useSelector(actor, selectMates);
  const saved = useSelector(actor, selectSaved);
  const failure = useSelector(actor, selectFailure);
  const isBusy = useSelector(actor, selectIsBusy);
  const isSlow = useSelector(actor, selectIsSlow);
  const isShown = useSelector(actor, selectIsShown);
  const isFailed = useSelector(actor, selectIsFailed);
  const name = mates.find((mate) => mate.mateId === mateId)?.name ?? null;
  const retry = () => actor.send({ type: 'load.retry' });
  return (
    <div className={styles.page}>
      <PageHead
        title={name === null ? words.title : words.titleOf(name)}
        back={{ to: '/mine', label: words.back }}
      />
      <p role="status" className="unseen">
        {isBusy ? words.loading : null}
      </p>
      {isBusy && isSlow ? <SlowNote onRetry={retry} /> : null}
      {isFailed ? <FailedState title={words.failed} failure={failure} level={2} onRetry={retry} /> : null}
      {isBusy ? <GenerateSkeleton /> : null}
      <GenerateClosed actor={actor} />
      {saved === null ? null : <GenerateSaved actor={actor} mate={saved} />}
      {isShown && mates.length > 0 ? <GenerateMates actor={actor} /> : null}
      {isShown ? <GenerateEditor actor={actor} /> : null}
      <MateEditorConfirm actor={actor} />
    </div>
  );
}
