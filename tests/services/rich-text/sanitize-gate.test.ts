import { describe, expect, it } from 'vitest';
import { createSecondGate } from '../../../src/services/rich-text/sanitize-gate.ts';
import type { Sanitiser } from '../../../src/services/rich-text/sanitize-gate.ts';
import { deferred } from '../../machines/support/deferred.ts';

describe('the sanitizer gate, which loads after the first message', () => {
  it('[S5.5] sanitizes earlier blocks in order once loaded, and later ones at once', async () => {
    const { gate, cleaned, arrive } = openGate();
    const opening = gate.open();
    gate.pass(block('first'), 'https://media.example');
    gate.pass(block('second'));
    expect(cleaned).toEqual([]);

    arrive(0);
    await opening;
    expect(cleaned).toEqual([
      ['first', 'https://media.example'],
      ['second', undefined],
    ]);

    gate.pass(block('third'));
    expect(cleaned.at(-1)).toEqual(['third', undefined]);
  });

  it('loads the sanitizer once for any number of messages', async () => {
    const { gate, asked, arrive } = openGate();
    const opening = [gate.open(), gate.open()];
    arrive(0);
    await Promise.all(opening);
    await gate.open();
    expect(asked()).toBe(1);
  });

  it('reports a failed load once, retries with the next message and sanitizes the queued blocks', async () => {
    const { gate, cleaned, reported, arrive, fail } = openGate();
    const first = gate.open();
    gate.pass(block('first'));
    fail(0);
    await first;
    const second = gate.open();
    fail(1);
    await second;
    expect(reported).toEqual([new Error('try 0')]);

    const third = gate.open();
    arrive(2);
    await third;
    expect(cleaned).toEqual([['first', undefined]]);
  });
});

function openGate() {
  const cleaned: (readonly [string, string | undefined])[] = [];
  const reported: unknown[] = [];
  const tries: ReturnType<typeof deferred<Sanitiser>>[] = [];
  const sanitiser: Sanitiser = {
    prepareSanitiser: () => undefined,
    sanitiseBlock: (block, mediaOrigin) => void cleaned.push([block.id, mediaOrigin]),
  };
  const gate = createSecondGate({
    load() {
      const next = deferred<Sanitiser>();
      tries.push(next);
      return next.promise;
    },
    report: (error) => void reported.push(error),
  });
  return {
    gate,
    cleaned,
    reported,
    asked: () => tries.length,
    arrive: (index: number) => tries[index]?.resolve(sanitiser),
    fail: (index: number) => tries[index]?.reject(new Error(`try ${index}`)),
  };
}

/** The gate passes blocks on without reading them, so a name is sufficient here. */
const block = (id: string): HTMLElement => Object.assign({} as HTMLElement, { id });
