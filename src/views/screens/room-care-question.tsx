import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectIsAsking, selectIsDeleting, type RoomCareActor } from '../../machines/room-care.selectors.ts';
import { DeletionQuestion } from '../parts/deletion-question.tsx';

interface RoomCareQuestionProps {
  readonly care: RoomCareActor;
  readonly mate: string;
}

/** Asked before the conversation is deleted, for that can be undone for a moment only. */
export function RoomCareQuestion({ care, mate }: RoomCareQuestionProps) {
  const words = useMessages('roomCare').confirm;
  const isAsking = useSelector(care, selectIsAsking);
  const isDeleting = useSelector(care, selectIsDeleting);
  if (!isAsking) return null;
  return (
    <DeletionQuestion
      title={words.title(mate)}
      text={words.text}
      words={words}
      isDeleting={isDeleting}
      actor={care}
    />
  );
}
