import * as v from 'valibot';
import { expect, test } from 'vitest';
import { languages } from '../../../../contract/languages.ts';
import { SuggestedMate } from '../../../../contract/mates/mate-suggestion.ts';
import { randomLook } from '../../../../server/domain/mates/own/user-mate-portrait.ts';
import { assertAllowedCard } from '../../../../server/domain/mates/own/user-mate-texts.ts';
import { detectLanguage } from '../../../../server/companions/scripted/languages/detect-language.ts';
import { createScriptedCompanion } from '../../../../server/companions/scripted/scripted.ts';
import { randomFrom } from './talk.ts';

const signal = new AbortController().signal;
const now = 1_800_000_000_000;

test.each(languages.map((language) => [language]))(
  'ideas for mates in %s are complete, in the language and allowed',
  async (language) => {
    for (let seed = 1; seed <= 24; seed += 1) {
      const companion = createScriptedCompanion({ random: randomFrom(seed * 31) });
      const idea = await companion.draftMate?.('', signal, language);
      if (idea === undefined) throw new Error('There is no idea.');
      const draft = v.parse(SuggestedMate, { ...idea, ...randomLook(idea), visibility: 'private' });
      assertAllowedCard(draft, now);
      expect([draft.who, detectLanguage(draft.who, language)]).toEqual([draft.who, language]);
      expect(JSON.stringify(draft)).not.toMatch(/\{\w+\}/u);
    }
  },
);

test('a description is completed in its own language', async () => {
  const companion = createScriptedCompanion({ random: randomFrom(3) });
  const idea = await companion.draftMate?.('Eine Leuchtturmwärterin, die nicht schläft', signal, 'en');
  expect(detectLanguage(idea?.greeting ?? '', null)).toBe('de');
});
