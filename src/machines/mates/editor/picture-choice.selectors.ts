import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Failure } from '../../shared/failure.ts';
import type { pictureChoiceMachine } from './picture-choice.machine.ts';
import type { ChosenPicture, Square } from './picture-choice.types.ts';

export type PictureChoiceActor = ActorRefFrom<typeof pictureChoiceMachine>;

type Snapshot = SnapshotFrom<typeof pictureChoiceMachine>;

export const selectPicture = ({ context }: Snapshot): ChosenPicture | null => context.picture;
export const selectSquare = ({ context }: Snapshot): Square => context.square;
export const selectIsConfirmed = ({ context }: Snapshot): boolean => context.isConfirmed;
export const selectIsUnconfirmed = (snapshot: Snapshot): boolean => snapshot.hasTag('unconfirmed');
/** Whether the square can be moved and scaled. */
export const selectIsCropping = (snapshot: Snapshot): boolean => snapshot.hasTag('cropping');
export const selectIsOpening = (snapshot: Snapshot): boolean => snapshot.hasTag('opening');
/** How much was sent, from 0 to 1; null while nothing is sent. */
export const selectShare = (snapshot: Snapshot): number | null =>
  snapshot.hasTag('uploading') ? snapshot.context.share : null;
/** Why the picture was not sent. */
export const selectFailure = ({ context }: Snapshot): Failure | null => context.failure;
