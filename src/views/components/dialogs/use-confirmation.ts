import { useSelector } from '@xstate/react';
import {
  selectCanCancel,
  selectFailure,
  selectIsPending,
  selectIsSlow,
  type ConfirmationActor,
} from '../../../machines/shared/commands/confirmation.ts';

/** How far the confirmation is, and what the user can do. */
export const useConfirmation = (actor: ConfirmationActor) => ({
  canCancel: useSelector(actor, selectCanCancel),
  isPending: useSelector(actor, selectIsPending),
  isSlow: useSelector(actor, selectIsSlow),
  failure: useSelector(actor, selectFailure),
  cancel: () => actor.send({ type: 'action.cancel' }),
});
