import { describe, expect, test } from 'vitest';
import { createActor, fromEventObservable, fromPromise, type AnyEventObject } from 'xstate';
import { fromCallback } from 'xstate';
import {
  pictureChoiceMachine,
  selectShare,
  type UploadEvent,
  type UploadInput,
} from '../../../../src/machines/mates/editor/picture-choice.machine.ts';
import {
  firstSquare,
  movedSquare,
  maxZoom,
  scaledSquare,
  zoomOf,
  type ChosenPicture,
} from '../../../../src/machines/mates/editor/picture-square.ts';
import { observe } from '../../../../src/services/shared/from-async-source.ts';
import { unreachable } from '../catalogue-samples.ts';
import { deferred, settled } from '../../support/deferred.ts';
import { pictureId, wide } from './picture-choice.model.ts';

const start = () => {
  const log: string[] = [];
  const received: AnyEventObject[] = [];
  const sent: UploadInput[] = [];
  const opened = deferred<ChosenPicture>();
  let upload = deferred<string>();
  let emitShare = (_share: number): void => undefined;
  const parentRef = createActor(
    fromCallback<AnyEventObject>(({ receive }) => receive((event) => void received.push(event))),
  ).start();
  const actor = createActor(
    pictureChoiceMachine.provide({
      actors: {
        openPicture: fromPromise<ChosenPicture, undefined>(() => opened.promise),
        uploadPicture: fromEventObservable<UploadEvent, UploadInput>(({ input }) =>
          observe(async (emit, signal) => {
            sent.push(input);
            upload = deferred<string>();
            emitShare = (share) => emit({ type: 'upload.progress', share });
            signal.addEventListener('abort', () => void log.push('aborted'));
            emit({ type: 'upload.done', picture: await upload.promise });
          }),
        ),
      },
      actions: {
        forgetFile: () => void log.push('forgotten'),
        focusConfirmation: () => void log.push('focus'),
        showPictureError: () => void log.push('error'),
      },
    }),
    { input: { parentRef } },
  ).start();
  const crop = async () => {
    actor.send({ type: 'picture.choose' });
    opened.resolve(wide);
    await settled();
  };
  const use = () => {
    actor.send({ type: 'confirmation.change', isConfirmed: true });
    actor.send({ type: 'picture.use' });
  };
  return {
    actor,
    log,
    received,
    sent,
    opened,
    crop,
    use,
    getUpload: () => upload,
    share: (part: number) => emitShare(part),
  };
};

describe('the choice of a picture', () => {
  test('the square that was chosen is sent, and the form receives the picture', async () => {
    const { actor, received, sent, crop, use, getUpload, share } = start();
    await crop();
    expect(actor.getSnapshot().context.square).toEqual({ left: 100, top: 0, edge: 400 });
    actor.send({ type: 'square.scale', factor: 2 });
    actor.send({ type: 'square.move', x: 0.5, y: 0 });
    use();
    expect(sent).toEqual([{ square: { left: 100, top: 100, edge: 200 } }]);
    share(0.25);
    expect(selectShare(actor.getSnapshot())).toBe(0.25);
    getUpload().resolve(pictureId);
    await settled();
    expect(received).toEqual([{ type: 'picture.change', picture: pictureId }]);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.picture]).toEqual(['closed', null]);
  });

  test('nothing is sent before it is confirmed', async () => {
    const { actor, log, sent, crop } = start();
    await crop();
    expect(actor.getSnapshot().hasTag('unconfirmed')).toBe(false);
    actor.send({ type: 'picture.use' });
    expect([actor.getSnapshot().hasTag('unconfirmed'), log.at(-1), sent]).toEqual([true, 'focus', []]);
    actor.send({ type: 'confirmation.change', isConfirmed: true });
    expect(actor.getSnapshot().hasTag('unconfirmed')).toBe(false);
    actor.send({ type: 'picture.use' });
    expect(sent.length).toBe(1);
  });

  test('a picture can be canceled while it opens and while its square is chosen; another has no failure', async () => {
    const { actor, crop, use, getUpload, share } = start();
    actor.send({ type: 'picture.choose' });
    actor.send({ type: 'picture.cancel' });
    expect(actor.getSnapshot().hasTag('opening')).toBe(false);
    await crop();
    actor.send({ type: 'picture.cancel' });
    expect(actor.getSnapshot().context.picture).toBeNull();
    await crop();
    use();
    share(0.5);
    getUpload().reject(unreachable);
    await settled();
    actor.send({ type: 'picture.use' });
    expect(selectShare(actor.getSnapshot())).toBe(0);
    getUpload().reject(unreachable);
    await settled();
    await crop();
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  test('[S4.2] a failed or canceled upload keeps the picture and its square, and can be sent again', async () => {
    const { actor, log, sent, crop, use, getUpload } = start();
    await crop();
    actor.send({ type: 'square.scale', factor: 4 });
    use();
    getUpload().reject(unreachable);
    await settled();
    expect(actor.getSnapshot().context.failure).toMatchObject({ message: unreachable.message });
    actor.send({ type: 'picture.use' });
    expect(actor.getSnapshot().context.failure).toBe(null);
    actor.send({ type: 'picture.cancel' });
    expect(log.at(-1)).toBe('aborted');
    expect(actor.getSnapshot().context.picture).toEqual(wide);
    actor.send({ type: 'picture.use' });
    expect(sent.map(({ square }) => square.edge)).toEqual([100, 100, 100]);
  });

  test('a file that is no picture changes nothing', async () => {
    const { actor, log, opened } = start();
    actor.send({ type: 'picture.offer' });
    opened.reject(new Error('no picture'));
    await settled();
    expect([actor.getSnapshot().value, log]).toEqual(['closed', ['forgotten', 'error', 'forgotten']]);
  });

  test('another picture has to be confirmed too', async () => {
    const { actor, crop, use, sent } = start();
    await crop();
    use();
    await crop();
    actor.send({ type: 'picture.use' });
    expect(sent.length).toBe(1);
  });
});

describe('the square', () => {
  test.each([
    ['wide', { width: 600, height: 400 }, { left: 100, top: 0, edge: 400 }],
    ['upright', { width: 400, height: 600 }, { left: 0, top: 0, edge: 400 }],
    ['a line', { width: 1, height: 5000 }, { left: 0, top: 0, edge: 1 }],
  ])('of a picture that is %s is within it, whatever is done', (_, size, first) => {
    expect(firstSquare(size)).toEqual(first);
    let square = firstSquare(size);
    for (const [x, y, factor] of [
      [9, 9, 3],
      [-9, -9, 0.5],
      [0.3, -0.2, 99],
      [-50, 50, 0.001],
    ] as const) {
      square = scaledSquare(movedSquare(square, size, { x, y }), size, factor);
      const { left, top, edge } = square;
      expect(Math.min(left, top, size.width - left - edge, size.height - top - edge)).toBeGreaterThanOrEqual(
        -1e-9,
      );
      expect(zoomOf(square, size)).toBeGreaterThanOrEqual(1);
      expect(zoomOf(square, size)).toBeLessThanOrEqual(maxZoom);
    }
  });

  test('is scaled around its middle', () => {
    expect(scaledSquare({ left: 100, top: 0, edge: 400 }, wide, 2)).toEqual({
      left: 200,
      top: 100,
      edge: 200,
    });
  });
});
