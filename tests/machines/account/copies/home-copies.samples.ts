import type { HomeCopies } from '../../../../contract/account/home-copies.ts';

export const off: HomeCopies = {
  state: 'off',
  folder: '/srv/sync/mates',
  running: null,
  last: null,
  proved: null,
  problem: null,
  recipient: null,
  isKeySaved: false,
};

const on: HomeCopies = {
  ...off,
  recipient: 'age1at7neh9j2hak44324u6t37elml4m2ea6l5ysjspkrlhjafjaygfsm5k0dk',
};
const file = 'mates-2026-11-30-031000-sm5k0dk.mates.age';
const at = new Date(2026, 10, 30, 3, 10).getTime();
const proved = { file, at, rooms: 12, messages: 3400, mates: 5, facts: 87 };
const last = { file, at, bytes: 1_200_000 };

/** What the server says in each state. */
export const samples = {
  unset: { ...off, state: 'unset', folder: null },
  off,
  /** Turned off after a copy. */
  offAgain: { ...on, state: 'off', last, proved },
  /** The folder is set no longer. */
  unsetAgain: { ...on, state: 'unset', folder: null, last, proved },
  never: { ...on, state: 'never' },
  running: { ...on, state: 'running', running: { step: 'proving', done: 1200, total: 3400 } },
  fresh: { ...on, state: 'fresh', last, proved },
  stale: { ...on, state: 'stale', last, proved },
  failed: { ...on, state: 'failed', last, proved, problem: { reason: 'folderMissing', at, count: 0 } },
  saved: { ...on, state: 'fresh', last, proved, isKeySaved: true },
} as const satisfies Record<string, HomeCopies>;
