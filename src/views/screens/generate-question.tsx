import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectIsAsking, selectIsDeleting, selectSubject } from '../../machines/generate.selectors.ts';
import { DeletionQuestion } from '../parts/deletion-question.tsx';
import type { GenerateActor } from './generate.tsx';

/** Asked before a mate is deleted, for that cannot be undone. */
export function GenerateQuestion({ actor }: { readonly actor: GenerateActor }) {
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
