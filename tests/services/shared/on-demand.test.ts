import { describe, expect, it } from 'vitest';
import { onDemand } from '../../../src/services/shared/on-demand.ts';

describe('something that is fetched on demand', () => {
  it('is fetched when it is first asked for, and once for all who ask', async () => {
    let loads = 0;
    const part = onDemand(() => Promise.resolve((loads += 1)));
    expect(loads).toBe(0);
    expect(part.now()).toBe(null);
    expect(await Promise.all([part.get(), part.get()])).toEqual([1, 1]);
    expect(await part.get()).toBe(1);
    expect(part.now()).toBe(1);
  });

  it('fails for all who waited when nothing comes, and is fetched again for who asks then', async () => {
    let isThere = false;
    const part = onDemand(() => (isThere ? Promise.resolve('here') : Promise.reject(new Error('gone'))));
    const waiting = await Promise.allSettled([part.get(), part.get()]);
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(part.now()).toBe(null);
    isThere = true;
    expect(await part.get()).toBe('here');
    expect(part.now()).toBe('here');
  });
});
