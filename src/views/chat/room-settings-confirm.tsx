import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectCanReturn,
  selectIsAsking,
  selectIsDeleting,
  type RoomSettingsActor,
} from '../../machines/chat/room-settings.selectors.ts';
import { DeletionQuestion } from '../components/delete-confirm.tsx';

interface RoomCareQuestionProps {
  readonly care: RoomSettingsActor;
  readonly mate: string;
}

/** Asked before the conversation is deleted, for that can be undone for a moment only, if at all. */
export function RoomCareQuestion({ care, mate }: RoomCareQuestionProps) {
  const words = useMessages('roomCare').confirm;
  const isAsking = useSelector(care, selectIsAsking);
  const canReturn = useSelector(care, selectCanReturn);
  const isDeleting = useSelector(care, selectIsDeleting);
  if (!isAsking) return null;
  return (
    <DeletionQuestion
      title={words.title(mate)}
      text={canReturn ? words.text : words.final}
      words={words}
      isDeleting={isDeleting}
      actor={care}
    />
  );
}
