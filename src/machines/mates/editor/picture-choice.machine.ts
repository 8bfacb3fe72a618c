import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom, type AnyActorRef } from 'xstate';
import { toFailure, type Failure } from '../../shared/failure.ts';
import { notProvidedEvents, notProvidedPromise } from '../../shared/placeholders.ts';
import { firstSquare, movedSquare, scaledSquare, type ChosenPicture, type Square } from './picture-square.ts';

export interface PictureChoiceInput {
  /** The form, which receives `picture.change`. */
  readonly parentRef: AnyActorRef;
}

export interface PictureChoiceContext extends PictureChoiceInput {
  readonly picture: ChosenPicture | null;
  readonly square: Square;
  /** Whether the user confirmed that it shows an adult and that they may use it. */
  readonly isConfirmed: boolean;
  /** How much of the file was sent, from 0 to 1. */
  readonly share: number;
  readonly failure: Failure | null;
}

/** The data that is sent: the file is the one that was opened last. */
export interface UploadInput {
  readonly square: Square;
}

export type UploadEvent =
  | { readonly type: 'upload.progress'; readonly share: number }
  | { readonly type: 'upload.done'; readonly picture: string };

export type PictureChoiceEvent =
  /** A file was chosen in the input named `picture`. */
  | { readonly type: 'picture.choose' }
  /** A card that was imported has a picture. */
  | { readonly type: 'picture.offer' }
  /** In parts of the square. */
  | { readonly type: 'square.move'; readonly x: number; readonly y: number }
  /** Above 1 the picture becomes larger. */
  | { readonly type: 'square.scale'; readonly factor: number }
  | { readonly type: 'confirmation.change'; readonly isConfirmed: boolean }
  | { readonly type: 'picture.use' }
  | { readonly type: 'picture.cancel' }
  | UploadEvent;

export type PictureChoiceTag = 'opening' | 'cropping' | 'unconfirmed' | 'uploading';

/** The choice of a mate's own picture. */
export const pictureChoiceMachine = setup({
  types: {
    context: {} as PictureChoiceContext,
    input: {} as PictureChoiceInput,
    events: {} as PictureChoiceEvent,
    tags: {} as PictureChoiceTag,
    children: {} as { openPicture: 'openPicture'; uploadPicture: 'uploadPicture' },
  },
  actors: {
    openPicture: notProvidedPromise<ChosenPicture>('openPicture'),
    uploadPicture: notProvidedEvents<UploadEvent, UploadInput>('uploadPicture'),
  },
  actions: {
    setPicture: assign((_, picture: ChosenPicture) => ({
      picture,
      square: firstSquare(picture),
      isConfirmed: false,
      failure: null,
    })),
    moveSquare: assign(({ context: { picture, square } }, by: { x: number; y: number }) =>
      picture === null ? {} : { square: movedSquare(square, picture, by) },
    ),
    scaleSquare: assign(({ context: { picture, square } }, { factor }: { factor: number }) =>
      picture === null ? {} : { square: scaledSquare(square, picture, factor) },
    ),
    setConfirmation: assign((_, { isConfirmed }: { isConfirmed: boolean }) => ({ isConfirmed })),
    setShare: assign((_, { share }: { share: number }) => ({ share })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    startAgain: assign({ share: 0, failure: null }),
    reportPicture: sendTo(
      ({ context }) => context.parentRef,
      (_, { picture }: { picture: string }) => ({ type: 'picture.change', picture }),
    ),
    clearPicture: assign({ picture: null }),
    forgetFile: () => {},
    focusConfirmation: () => {},
    showPictureError: (_, _params: { error: unknown }) => {},
  },
  guards: { isConfirmed: ({ context }) => context.isConfirmed },
}).createMachine({
  id: 'pictureChoice',
  description:
    'Opens the file that the user chose, lets them choose a square of it, and sends it. The form receives its ID. A file chosen meanwhile takes its place.',
  context: ({ input }) => ({
    ...input,
    picture: null,
    square: { left: 0, top: 0, edge: 1 },
    isConfirmed: false,
    share: 0,
    failure: null,
  }),
  initial: 'closed',
  on: { 'picture.choose': '.opening', 'picture.offer': '.opening' },
  states: {
    closed: { entry: ['clearPicture', 'forgetFile'] },
    opening: {
      tags: 'opening',
      on: { 'picture.cancel': 'closed' },
      invoke: {
        id: 'openPicture',
        src: 'openPicture',
        onDone: { target: 'cropping', actions: { type: 'setPicture', params: ({ event }) => event.output } },
        onError: { target: 'closed', actions: { type: 'showPictureError', params: ({ event }) => event } },
      },
    },
    cropping: {
      tags: 'cropping',
      on: {
        'square.move': { actions: { type: 'moveSquare', params: ({ event }) => event } },
        'square.scale': { actions: { type: 'scaleSquare', params: ({ event }) => event } },
        'confirmation.change': {
          target: '.ready',
          actions: { type: 'setConfirmation', params: ({ event }) => event },
        },
        'picture.cancel': 'closed',
        'picture.use': [
          { guard: 'isConfirmed', target: 'uploading' },
          { target: '.unconfirmed', actions: 'focusConfirmation' },
        ],
      },
      initial: 'ready',
      states: { ready: {}, unconfirmed: { tags: 'unconfirmed' } },
    },
    uploading: {
      tags: 'uploading',
      entry: 'startAgain',
      on: {
        'upload.progress': { actions: { type: 'setShare', params: ({ event }) => event } },
        'upload.done': {
          target: 'closed',
          actions: { type: 'reportPicture', params: ({ event }) => event },
        },
        'picture.cancel': { target: 'cropping', description: 'The request is aborted.' },
      },
      invoke: {
        id: 'uploadPicture',
        src: 'uploadPicture',
        input: ({ context }) => ({ square: context.square }),
        onError: {
          target: 'cropping',
          description: 'The picture and its square stay: the user may send them again.',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
    },
  },
});

export type PictureChoiceActor = ActorRefFrom<typeof pictureChoiceMachine>;

/** How much was sent, from 0 to 1; null while nothing is sent. */
export const selectShare = (snapshot: SnapshotFrom<typeof pictureChoiceMachine>): number | null =>
  snapshot.hasTag('uploading') ? snapshot.context.share : null;
