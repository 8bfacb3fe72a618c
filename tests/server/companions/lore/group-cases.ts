import { ours, st, stCode, type LoreCase } from './lore-case.ts';

const chance = (value: number) => ({ random: () => value });
const song = (comment: string, more: Readonly<Record<string, unknown>> = {}) => ({
  comment,
  key: ['song', 'sing'],
  group: 'songs',
  ...more,
});

/** Groups and filters. */
export const groupCases: readonly LoreCase[] = [
  {
    name: 'one of a group, by chance: the first',
    source: st('Inclusion Group'),
    world: [song('one'), song('other')],
    says: ['a song'],
    options: chance(0.1),
    fires: ['one'],
  },
  {
    name: 'one of a group, by chance: the second',
    source: st('Inclusion Group'),
    world: [song('one'), song('other')],
    says: ['a song'],
    options: chance(0.9),
    fires: ['other'],
  },
  {
    name: 'one of a group, by weight',
    source: st('Inclusion Group: Group Weight'),
    world: [song('one', { groupWeight: 10 }), song('other', { groupWeight: 990 })],
    says: ['a song'],
    options: chance(0.1),
    fires: ['other'],
  },
  {
    name: 'the only one of a group that was found',
    source: st('Inclusion Group'),
    world: [song('one'), song('other', { key: ['dance'] })],
    says: ['a song'],
    fires: ['one'],
  },
  {
    name: 'two groups',
    source: st('Inclusion Group'),
    world: [song('one'), song('other', { group: 'dances' })],
    says: ['a song'],
    fires: ['one', 'other'],
  },
  {
    name: 'an entry of several groups disables the others of each',
    source: st('Inclusion Group: comma-separated list'),
    world: [
      song('both', { group: 'songs, dances', order: 300 }),
      song('one'),
      song('other', { group: 'dances' }),
    ],
    says: ['a song'],
    options: chance(0),
    fires: ['both'],
  },
  {
    name: 'the highest order of the prioritized ones',
    source: st('Prioritize Inclusion'),
    world: [
      song('low', { groupOverride: true, order: 10 }),
      song('high', { groupOverride: true, order: 90 }),
      song('higher', { order: 100 }),
    ],
    says: ['a song'],
    options: chance(0),
    fires: ['high'],
  },
  {
    name: 'the most keys',
    source: st('Use Group Scoring'),
    world: [
      song('cat', { key: ['song', 'sing', 'Black Cat'], useGroupScoring: true }),
      song('ghosts', { key: ['song', 'sing', 'Ghosts'], useGroupScoring: true }),
    ],
    says: ['sing me a song about Ghosts'],
    options: chance(0),
    fires: ['ghosts'],
  },
  {
    name: 'as many keys: by chance',
    source: st('Use Group Scoring'),
    world: [
      song('cat', { key: ['song', 'sing', 'Black Cat'], useGroupScoring: true }),
      song('ghosts', { key: ['song', 'sing', 'Ghosts'], useGroupScoring: true }),
    ],
    says: ['sing me a song'],
    options: chance(0),
    fires: ['cat'],
  },
  {
    name: 'secondary keys count with AND ANY',
    source: st('Use Group Scoring: AND ANY'),
    world: [
      song('plain', { useGroupScoring: true }),
      song('sad', { keysecondary: ['sad', 'slow'], useGroupScoring: true }),
    ],
    says: ['sing a slow sad song'],
    options: chance(0),
    fires: ['sad'],
  },
  {
    name: 'secondary keys do not count with NOT ANY',
    source: st('Use Group Scoring: NOT ANY'),
    world: [
      song('plain', { useGroupScoring: true }),
      song('glad', { key: ['song'], keysecondary: ['sad'], selectiveLogic: 2, useGroupScoring: true }),
    ],
    says: ['sing a song'],
    options: chance(0.9),
    fires: ['plain'],
  },
  {
    name: 'a group of which one fired in an earlier scan',
    source: stCode('allActivatedEntries … x.group === key'),
    world: [song('one', { content: 'A dance.' }), song('other', { key: ['dance'] })],
    says: ['a song'],
    fires: ['one'],
  },
  {
    name: 'the mate’s name in the filter',
    source: st('Character Filter'),
    world: [
      {
        key: ['king'],
        comment: 'hers',
        characterFilter: { isExclude: false, names: ['Iris Vale'], tags: [] },
      },
      {
        key: ['king'],
        comment: 'another’s',
        characterFilter: { isExclude: false, names: ['Bob'], tags: [] },
      },
    ],
    says: ['the king'],
    fires: ['hers'],
  },
  {
    name: 'the mate’s file in the filter',
    source: stCode('getCharaFilename'),
    world: [{ key: ['king'], characterFilter: { isExclude: false, names: ['iris.png'], tags: [] } }],
    says: ['the king'],
    fires: ['king'],
  },
  {
    name: 'the mate’s name excluded',
    source: st('Character Filter: Exclude'),
    world: [
      { key: ['king'], comment: 'not hers', characterFilter: { isExclude: true, names: ['Iris'], tags: [] } },
      {
        key: ['king'],
        comment: 'not another’s',
        characterFilter: { isExclude: true, names: ['Bob'], tags: [] },
      },
    ],
    says: ['the king'],
    fires: ['not another’s'],
  },
  {
    name: 'a tag of the mate in the filter',
    source: st('Character Filter: tag'),
    world: [
      { key: ['king'], comment: 'fantasy', characterFilter: { names: [], tags: ['fantasy'] } },
      { key: ['king'], comment: 'space', characterFilter: { names: [], tags: ['space'] } },
    ],
    says: ['the king'],
    fires: ['fantasy'],
  },
  {
    name: 'a filter of another form is none',
    source: ours('one bad field is the default'),
    world: [{ key: ['king'], characterFilter: 'Iris' }],
    says: ['the king'],
    fires: ['king'],
  },
];
