import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectIsAsking,
  selectIsDeleting,
  selectSubject,
} from '../../machines/mates/mate-editor.selectors.ts';
import { DeletionQuestion } from '../components/delete-confirm.tsx';
import type { MateEditorActor } from './mate-editor.tsx';

/** Asked before a mate is deleted, for that cannot be undone. */
export function GenerateQuestion({ actor }: { readonly actor: MateEditorActor }) {
  const words = useMessages('generate').confirm;
  const mate = useSelector(actor, selectSubject);
  const isAsking = useSelector(actor, selectIsAsking);
  const isDeleting = useSelector(actor, selectIsDeleting);
  if (!isAsking || mate === null) return null;
  return (
    <DeletionQuestion
      title={words.title(mate.name)}
      text={words.text}
      words={words}
      isDeleting={isDeleting}
      actor={actor}
    />
  );
}
