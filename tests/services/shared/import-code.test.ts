import { afterEach, expect, test, vi } from 'vitest';
import { importCode, outdatedEvent } from '../../../src/services/shared/import-code.ts';

afterEach(() => vi.unstubAllGlobals());

const missing = new TypeError('Failed to fetch dynamically imported module');

/** A page whose server answers its first page with this status; null where it does not answer. */
function start(status: number | null) {
  const asked: unknown[] = [];
  const page = new EventTarget();
  page.addEventListener(outdatedEvent, ({ type }) => asked.push(type));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('fetch', () =>
    status === null
      ? Promise.reject(new TypeError('no answer'))
      : Promise.resolve(new Response(null, { status })),
  );
  return asked;
}

test('returns the code that loads', async () => {
  const asked = start(200);
  expect(await importCode(() => Promise.resolve('code'))).toBe('code');
  expect(asked).toEqual([]);
});

test.each([
  ['is missing on a server that responds asks for a new document', 200, true, [outdatedEvent]],
  ['loads in advance asks for nothing', 200, false, []],
  ['cannot be reached asks for nothing', null, true, []],
  ['is behind a proxy without its server asks for nothing', 502, true, []],
] as const)('code that %s', async (_, status, isAwaited, expected) => {
  const asked = start(status);
  await expect(importCode(() => Promise.reject(missing), { isAwaited })).rejects.toMatchObject({
    kind: 'unreachable',
    cause: missing,
  });
  expect(asked).toEqual(expected);
});

test('a fault of the code itself is no outdated code', async () => {
  const asked = start(200);
  const fault = new TypeError('x is not a function');
  await expect(importCode(() => Promise.reject(fault))).rejects.toBe(fault);
  expect(asked).toEqual([]);
});
