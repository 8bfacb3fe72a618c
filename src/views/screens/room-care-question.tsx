import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectIsAsking, selectIsDeleting, type RoomCareActor } from '../../machines/room-care.selectors.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import sheet from '../parts/sheet.module.css';

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
  const keep = () => care.send({ type: 'deletion.cancel' });
  return (
    <Dialog title={words.title(mate)} text={words.text} onClose={keep}>
      <div className={sheet.actions}>
        <Button onClick={keep} aria-disabled={isDeleting} data-first-focus="">
          {words.no}
        </Button>
        <Button
          look="danger"
          onClick={() => care.send({ type: 'deletion.confirm' })}
          aria-disabled={isDeleting}
        >
          {isDeleting ? words.busy : words.yes}
        </Button>
      </div>
    </Dialog>
  );
}
