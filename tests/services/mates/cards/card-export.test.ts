import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { OwnMate } from '../../../../contract/mates/own-mate.ts';
import { exportCard } from '../../../../src/services/mates/cards/card-export.ts';
import { readCard } from '../../../../src/services/mates/cards/character-card.ts';
import { filledForm, ruth } from '../../../machines/mates/user-mate-samples.ts';
import { sampleCard, numbersFrom } from './support/cards.ts';
import { fieldsOf, formats, lostFields, objectIn, out, portrait, saved } from './support/round-trip.ts';

describe('a card that was imported and saved', () => {
  test('[S1.3] goes out, in and out again with every field that nobody edited', async () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      expect([seed, await lostFields(sampleCard(numbersFrom(seed)))]).toEqual([seed, []]);
    }
  });

  const card =
    '{"spec":"chara_card_v2","name":"Vex","data":{"name":"Vex","description":"{{char}} waits.","first_mes":"Hi","tags":["Sea"],"extensions":{"id":12345678901234567890}}}';

  test('has what was edited, in every place where the card repeats it, and nothing else differs', async () => {
    const mate = { ...saved(card), name: 'Ruth' };
    const json = await out('json', mate, card);
    expect(json).toBe(
      card
        .replaceAll('"name":"Vex"', '"name":"Ruth"')
        .replace(
          '67890}',
          `67890,"mates":${JSON.stringify(objectIn(fieldsOf(json)['extensions'])['mates'])}}`,
        ),
    );
    expect(fieldsOf(await out('json', { ...mate, who: 'Ruth sails.' }, card))['description']).toBe(
      'Ruth sails.',
    );
  });

  test('[29.2] has what advanced creators edited, by the names of the card', async () => {
    const written =
      '{"spec":"chara_card_v3","data":{"name":"Vex","first_mes":"Hi","tags":["Sea"],"system_prompt":"In verse.","mes_example":"<START>","alternate_greetings":["One","Two"],"extensions":{"depth_prompt":{"prompt":"Rain.","depth":2,"role":"user"}}}}';
    const mate = saved(written);
    expect(mate.craft).toMatchObject({
      instructions: 'In verse.',
      depthNote: 'Rain.',
      greetings: ['One', 'Two'],
    });
    const craft = { ...mate.craft, instructions: '', greetings: ['Two'], depthNote: 'Sun.' };
    const edited = v.parse(OwnMate, { ...mate, craft });
    expect(fieldsOf(await out('json', edited, written))).toMatchObject({
      system_prompt: '',
      mes_example: '<START>',
      alternate_greetings: ['Two'],
      extensions: { depth_prompt: { prompt: 'Sun.', depth: 2, role: 'user' } },
    });
    const earlier = v.parse(v.omit(OwnMate, ['craft']), mate);
    expect(fieldsOf(await out('json', earlier, written))).toMatchObject(fieldsOf(written));
    const { form } = readCard(await out('png', edited, null), filledForm);
    expect([form.greetings, form.words.depthNote, form.words.depth]).toEqual([['Two'], 'Sun.', '2']);
  });

  test('is of version 2 and 3 in a picture, which has no other card', async () => {
    const { content } = await exportCard('png', {
      mate: ruth,
      original: card,
      readFile: () => Promise.resolve(null),
      draw: () => Promise.resolve(portrait),
    });
    const bytes = Buffer.from(content);
    const valueOf = (keyword: string) => {
      const at = bytes.indexOf(`tEXt${keyword}\0`) + keyword.length + 5;
      return objectIn(
        JSON.parse(
          Buffer.from(
            bytes
              .subarray(at, at + bytes.readUInt32BE(at - keyword.length - 9) - keyword.length - 1)
              .toString('latin1'),
            'base64',
          ).toString(),
        ),
      );
    };
    expect([valueOf('chara')['spec'], valueOf('ccv3')['spec']]).toEqual(['chara_card_v2', 'chara_card_v3']);
    expect(fieldsOf(JSON.stringify(valueOf('ccv3')))['group_only_greetings']).toEqual([]);
    expect([bytes.includes('zTXt'), bytes.includes('iTXt'), bytes.includes('Software')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('that says nothing to us goes out with all that the mate says', async () => {
    expect(fieldsOf(await out('json', ruth, '{"title":"x"}'))).toMatchObject({
      title: 'x',
      name: ruth.name,
      first_mes: ruth.greeting,
    });
  });

  test.each(formats)('without an original card the mate is the same after %s', async (format) => {
    const { form } = readCard(await out(format, ruth, null), filledForm);
    expect(form).toEqual({ ...filledForm, words: { ...filledForm.words } });
  });
});
