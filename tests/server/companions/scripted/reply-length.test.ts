import { expect, test } from 'vitest';
import { seedMates } from '../../../../server/content/seed.ts';
import type { CompanionRequest } from '../../../../server/companions/companion.ts';
import { createScriptedCompanion } from '../../../../server/companions/scripted/scripted.ts';
import { mateCalled } from './talk.ts';

test.each(seedMates.map(({ mateId }) => [mateId]))(
  '%s replies again in fewer or more words than before',
  async (mateId) => {
    const mate = mateCalled(mateId);
    const companion = createScriptedCompanion({ wordDelay: () => 0 });
    const reply = async (request: Partial<CompanionRequest>): Promise<string> => {
      let text = '';
      const message = 'What do you like to do in the evening?';
      const line = { mate, message, history: [], memory: null, userName: null, persona: null, notes: '' };
      for await (const piece of companion.reply({
        ...line,
        ...request,
        signal: new AbortController().signal,
      }))
        text += piece;
      return text;
    };
    const first = await reply({});
    const longer = await reply({ alternatives: [first], hint: { kind: 'longer' } });
    expect(longer.length).toBeGreaterThan(first.length);
    const shorter = await reply({ alternatives: [longer], hint: { kind: 'shorter' } });
    expect(shorter.length).toBeLessThan(longer.length);
    expect(shorter).not.toBe('');
  },
);
