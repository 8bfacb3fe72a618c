import { createActor, createMachine } from 'xstate';
import { pictureChoiceMachine } from '../../../../src/machines/mates/editor/picture-choice.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../catalogue-samples.ts';

/** 600 by 400 pixels. */
export const wide = { preview: 'data:image/png;base64,iVBORw0KGgo=', width: 600, height: 400 };

export const pictureId = 'p'.repeat(43);

export const model = modelOf(pictureChoiceMachine, {
  inputs: [{ parentRef: createActor(createMachine({})) }],
  events: {
    'square.move': [{ x: 0.05, y: 0 }],
    'square.scale': [{ factor: 1.1 }],
    'confirmation.change': [{ isConfirmed: true }, { isConfirmed: false }],
    'upload.progress': [{ share: 0.5 }],
    'upload.done': [{ picture: pictureId }],
  },
  actors: {
    openPicture: { done: [wide], error: [new Error('no picture')] },
    uploadPicture: { error: [unreachable] },
  },
  view: ({ picture, isConfirmed, share, failure }) => ({
    hasPicture: picture !== null,
    isConfirmed,
    hasBegun: share > 0,
    hasFailed: failure !== null,
  }),
});
