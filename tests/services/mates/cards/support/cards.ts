/** Deterministic numbers from 0 to 1, so that a failed case can be tried again (mulberry32). */
export const numbersFrom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let value = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
  return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
};

const texts = [
  'Vex keeps the ferry.',
  '{{user}} is {{char}}’s lodger.\r\n\r\n<START>\n<USER>: {{random:a,b}}',
  '维克守着渡船 🚢',
  '<b style="x">Hi</b> ![](https://example.com/a.png)',
  'x'.repeat(25_000),
  '  spaces \t and \u202E marks  ',
  '“quotes” "and" \\ {"json":[1]}',
];

/** Values as other programs write them into fields that are not read here. */
const values: readonly unknown[] = [
  null,
  '',
  0,
  -1.5,
  [],
  {},
  { entries: [{ keys: ['a'], content: 'b', extensions: { depth: '' } }] },
  ['One', 'Two'],
  { depth_prompt: { prompt: 'x', depth: 4, role: 'system' }, fav: true, world: 'Quay' },
];

const unknownFields = [
  'mes_example',
  'system_prompt',
  'post_history_instructions',
  'creator_notes',
  'alternate_greetings',
  'character_book',
  'creator',
  'character_version',
  'nickname',
  'creator_notes_multilingual',
  'group_only_greetings',
  'source',
  'assets',
  'creation_date',
  'x_other',
  'avatar',
];

/** A JSON text of a card of any version, as programs write them. It has a name and a greeting. */
export function sampleCard(random: () => number): string {
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] ?? (items[0] as Item);
  const isOld = random() < 0.2;
  const data: Record<string, unknown> = isOld
    ? { char_name: 'Vex', char_persona: pick(texts), char_greeting: pick(texts), world_scenario: pick(texts) }
    : { name: 'Vex', description: pick(texts), personality: pick(texts), first_mes: pick(texts) };
  for (const field of unknownFields) if (random() < 0.5) data[field] = pick([...values, ...texts]);
  if (random() < 0.7) data['tags'] = pick([['Sea', 'sea', 'Dry wit'], [], null, 'x']);
  if (random() < 0.7)
    data['extensions'] = pick([{}, { other: { n: 1 } }, { fav: false, mates: { old: 1 } }, null]);
  const version = isOld ? 0 : pick([1, 2, 3]);
  const spec = { spec: `chara_card_v${String(version)}`, spec_version: `${String(version)}.0` };
  const beside =
    random() < 0.3 ? { name: data['name'], description: data['description'], create_date: 'x' } : {};
  return JSON.stringify(version < 2 ? data : { ...spec, ...beside, data }, null, pick([0, 2]));
}
