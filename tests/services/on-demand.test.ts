import { describe, expect, it } from 'vitest';
import { onDemand } from '../../src/services/on-demand.ts';

describe('something that is fetched on demand', () => {
  it('is fetched when it is first asked for, and once', async () => {
    let loads = 0;
    const part = onDemand(
      () => Promise.resolve((loads += 1)),
      () => {},
    );
    expect(loads).toBe(0);
    expect(await Promise.all([part.get(), part.get()])).toEqual([1, 1]);
    expect(await part.get()).toBe(1);
  });

  it('answers null and reports when nothing comes, until it is forgotten', async () => {
    const reported: unknown[] = [];
    let isThere = false;
    const part = onDemand(
      () => (isThere ? Promise.resolve('here') : Promise.reject(new Error('gone'))),
      (error) => void reported.push(error),
    );
    expect(await part.get()).toBe(null);
    isThere = true;
    expect(await part.get()).toBe(null);
    expect(reported).toEqual([new Error('gone')]);

    part.forget();
    expect(await part.get()).toBe('here');
  });
});
