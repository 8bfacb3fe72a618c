import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectIsAsking,
  selectIsDeleting,
  selectSubject,
} from '../../machines/account/personas.selectors.ts';
import { DeletionQuestion } from '../components/delete-confirm.tsx';
import type { PersonasActor } from './personas.tsx';

/** Asked before a persona is deleted, for that cannot be undone. */
export function ChatProfileQuestion({ actor }: { readonly actor: PersonasActor }) {
  const words = useMessages('chatProfile').confirm;
  const persona = useSelector(actor, selectSubject);
  const isAsking = useSelector(actor, selectIsAsking);
  const isDeleting = useSelector(actor, selectIsDeleting);
  if (!isAsking || persona === null) return null;
  return (
    <DeletionQuestion
      title={words.title(persona.name)}
      text={words.text}
      words={words}
      isDeleting={isDeleting}
      actor={actor}
    />
  );
}
