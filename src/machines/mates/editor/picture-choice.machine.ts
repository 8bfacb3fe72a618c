import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { toFailure } from '../../shared/failure.ts';
import { notProvidedEvents, notProvidedPromise } from '../../shared/placeholders.ts';
import type {
  ChosenPicture,
  PictureChoiceContext,
  PictureChoiceEvent,
  PictureChoiceInput,
  PictureChoiceTag,
  UploadEvent,
  UploadInput,
} from './picture-choice.types.ts';
import { firstSquare, movedSquare, scaledSquare } from './picture-square.ts';

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
