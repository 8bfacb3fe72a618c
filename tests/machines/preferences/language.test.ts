import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../contract/languages.ts';
import { languageMachine } from '../../../src/machines/preferences/language.machine.ts';
import type {
  LanguageInput,
  LanguageState,
  SyncOutcome,
} from '../../../src/machines/preferences/language.machine.ts';
import { toFailure } from '../../../src/machines/shared/failure.ts';
import { refused } from '../app/shell-samples.ts';
import { unreachable } from '../mates/catalogue-samples.ts';
import { sendAndSettle } from '../support/deferred.ts';

describe('the language of the page', () => {
  test('[S4.10] [S4.11] switches the texts at once, then calls the server, then reloads the page', async () => {
    const { actor, log } = start({ save: () => Promise.resolve('saved') });
    await sendAndSettle(actor, { type: 'language.choose', language: 'de' });
    expect(log).toEqual(['fetch de', 'here de', 'save de', 'reload']);
    expect(actor.getSnapshot().context.language).toBe('de');
  });

  test('[S4.11] [S2.29] switches the texts of a signed-out user at once, without a reload', async () => {
    const { actor, log } = start({ save: () => Promise.resolve('signedOut') });
    await sendAndSettle(actor, { type: 'language.choose', language: 'ja' });
    expect(log).toEqual(['fetch ja', 'here ja', 'save ja']);
    expect(actor.getSnapshot().value).toBe('idle');
    expect(actor.getSnapshot().context.language).toBe('ja');
  });

  test('[S4.10] [S4.11] keeps the language when the server rejects it, and can retry the sync', async () => {
    const answers: Array<Promise<SyncOutcome>> = [Promise.reject(refused), Promise.resolve('saved')];
    const { actor, log } = start({ save: () => answers.shift() ?? Promise.resolve('signedOut') });
    await sendAndSettle(actor, { type: 'language.choose', language: 'fr' });
    expect(log).toEqual(['fetch fr', 'here fr', 'save fr', 'languageNotSaved: This address is taken.']);
    expect(actor.getSnapshot().hasTag('syncFailed')).toBe(true);
    expect(actor.getSnapshot().context.language).toBe('fr');
    await sendAndSettle(actor, { type: 'sync.retry' });
    expect(log.slice(4)).toEqual(['save fr', 'reload']);
  });

  test('[S4.11] a page that cannot reload stays usable', async () => {
    const { actor, clock } = start({ save: () => Promise.resolve('saved') });
    await sendAndSettle(actor, { type: 'language.choose', language: 'es' });
    expect(actor.getSnapshot().value).toBe('reloading');
    clock.increment(3000);
    expect(actor.getSnapshot().value).toBe('idle');
  });

  const states: Readonly<Record<string, () => ReturnType<typeof start>>> = {
    loading: () => start({ fetch: () => new Promise(() => {}) }),
    syncing: () => start({ save: () => new Promise(() => {}) }),
    syncFailed: () => start({ save: () => Promise.reject(refused) }),
    reloading: () => start({ save: () => Promise.resolve('saved') }),
  };

  test.each(Object.entries(states))(
    '[S4.10] [S4.11] a choice made in the state %s survives a reload of the page',
    async (state, begin) => {
      const { actor, stored } = begin();
      await sendAndSettle(actor, { type: 'language.choose', language: 'de' });
      expect(JSON.stringify(actor.getSnapshot().value)).toContain(state);
      actor.send({ type: 'language.choose', language: 'ja' });
      expect([...stored]).toEqual(['ja']);

      const next = start({ language: 'de', choice: 'ja', save: () => Promise.resolve('saved') });
      await expect.poll(() => next.actor.getSnapshot().value).toBe('reloading');
      expect(next.log).toEqual(['fetch ja', 'here ja', 'save ja', 'reload']);
      expect([...next.stored]).toEqual([]);
    },
  );

  test.each([
    ['applied', {}],
    ['refused', { save: () => Promise.reject(refused) }],
    ['not loaded', { fetch: () => Promise.reject(unreachable) }],
  ] as const)('a choice that is %s is not made again after a reload', async (_, ways) => {
    const { actor, stored } = start(ways);
    await sendAndSettle(actor, { type: 'language.choose', language: 'de' });
    expect([...stored]).toEqual([]);
  });
});

interface Ways extends Partial<LanguageInput> {
  readonly fetch?: (language: Language, signal: AbortSignal) => Promise<Language>;
  readonly save?: () => Promise<SyncOutcome>;
}

function start({
  fetch = (chosen) => Promise.resolve(chosen),
  save,
  language = 'en',
  choice = null,
}: Ways = {}) {
  const log: string[] = [];
  const stored = new Set<Language>();
  const clock = new SimulatedClock();
  const actor = createActor(
    languageMachine.provide({
      actors: {
        fetchTexts: fromPromise<Language, LanguageState>(({ input, signal }) => {
          log.push(`fetch ${input.language}`);
          return fetch(input.language, signal);
        }),
        saveLanguage: fromPromise<SyncOutcome, LanguageState>(({ input }) => {
          log.push(`save ${input.language}`);
          return save?.() ?? Promise.resolve('signedOut');
        }),
      },
      actions: {
        applyLanguage: (_, { language }) => void log.push(`here ${language}`),
        persistChoice: (_, { language: chosen }) => void stored.add(chosen),
        forgetChoice: () => stored.clear(),
        reloadPage: () => void log.push('reload'),
        showToast: (_, toast) =>
          void log.push('error' in toast ? `${toast.key}: ${toFailure(toast.error).message}` : toast.key),
      },
    }),
    { input: { language, choice }, clock },
  );
  actor.start();
  return { actor, log, clock, stored };
}
