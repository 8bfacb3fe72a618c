import type { Page } from '@playwright/test';
import { addPicture } from '../../../../contract/mates/picture.ts';
import { model as whole } from '../../../machines/mates/editor/picture-choice.model.ts';
import { twoColors } from '../../../server/support/mates/pictures.ts';
import { base64, textChunk } from '../../../services/mates/cards/support/containers.ts';
import { allowing } from 'statechart-tools/explorer/model';
import { settleHeld } from '../../support/stand-ins/held.ts';
import { editorPage, loadEditor } from '../../support/stages/mate-editor-stage.ts';
import {
  absent,
  attached,
  checked,
  disabled,
  on,
  sent,
  success,
  testTours,
  textIn,
} from '../../support/tours/tour.ts';

/** Only a card that is imported in that moment cancels a file that is being opened. */
const impossible = ['pictureChoice.opening —picture.cancel→ pictureChoice.closed'];
/** As in the page: a checkbox changes to what it is not. */
const model = allowing(whole, ({ context, value }, event) => {
  if (event.type === 'picture.cancel') return value !== 'opening';
  return (
    event.type !== 'confirmation.change' ||
    ('isConfirmed' in event && event.isConfirmed !== context.isConfirmed)
  );
});

const picture = await twoColors().png().toBuffer();
const words = textChunk('tEXt', 'chara', base64(JSON.stringify({ name: 'Vex', first_mes: 'Good evening.' })));
/** The text of a card is in front of the end of its picture, which has 12 bytes. */
const card = Buffer.concat([picture.subarray(0, -12), words, picture.subarray(-12)]);
const pngFile = (buffer: Buffer) => ({ name: 'picture.png', mimeType: 'image/png', buffer });

testTours('pictureChoice', { model, impossible }, async ({ page, gate, button }) => {
  await holdPictures(page);
  const crop = page.getByRole('dialog', { name: 'Crop the picture' });
  const confirmation = crop.getByRole('checkbox');
  const use = on(crop).button(/^(Use this picture|Try again)$/);
  return {
    opening: editorPage(),
    begin: () => loadEditor(page, gate),
    answers: {
      openPicture: (how) => settleHeld(page, 'picture', how),
      uploadPicture: addPicture,
    },
    causes: {
      'picture.choose': () =>
        page.getByLabel(/^(Use your own|Change) picture$/).setInputFiles(pngFile(picture)),
      'picture.offer': () => page.getByLabel('Import character card').setInputFiles(pngFile(card)),
      'square.move': () => button('Picture').press('ArrowRight'),
      'square.scale': () => button('Picture').press('+'),
      'confirmation.change': () => confirmation.press(' '),
      'picture.use': () => use.press('Enter'),
      'picture.cancel': 'Cancel',
      // A held request reports no progress.
      'upload.progress': sent,
      'upload.done': (event) =>
        gate.settle(addPicture.path, success({ pictureId: textIn(event, 'picture') })),
    },
    within: crop,
    assertions: [
      ['closed', absent(crop)],
      ['opening', attached(page.getByText('Opening…'))],
      ['cropping', use, checked(confirmation, ({ isConfirmed }) => isConfirmed)],
      [{ cropping: 'unconfirmed' }, 'Please confirm this first.'],
      ['uploading', crop.getByRole('progressbar', { name: 'Uploading…' }), disabled(confirmation)],
    ],
  };
});

/** Keeps each picture that the page decodes pending, until the test ends it. */
const holdPictures = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const decode = window.createImageBitmap.bind(window);
    Object.assign(window, {
      createImageBitmap: (file: Blob) =>
        new Promise((resolve, reject) => {
          (globalThis.__held ??= {})['picture'] = (how: 'done' | 'error') =>
            how === 'done' ? resolve(decode(file)) : reject(new DOMException('', 'InvalidStateError'));
        }),
    });
  });
