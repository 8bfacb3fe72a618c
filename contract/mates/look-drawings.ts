import { extraParts, faceParts, lookParts, type LookPart, type MateLook } from './mate-look.ts';

const optional: readonly LookPart[] = extraParts;

/** The position of a part among its drawings, from 1; 0 if it is left out. */
export const placeOf = (look: MateLook, part: LookPart): number => {
  const drawing = look[part];
  const drawings: readonly string[] = lookParts[part];
  return drawing === undefined ? 0 : drawings.indexOf(drawing) + 1;
};

/** Returns the look with the next or previous drawing of a part; the last is followed by the first, or by none. */
export const stepped = (look: MateLook, part: LookPart, by: 1 | -1): MateLook => {
  const drawings: readonly string[] = lookParts[part];
  const stops: readonly (string | undefined)[] = optional.includes(part)
    ? [undefined, ...drawings]
    : drawings;
  const at = stops.indexOf(look[part]);
  return withPart(look, part, stops[(at + by + stops.length) % stops.length]);
};

/** Another face, most of them without the parts that may be left out. */
export const shuffled = (random: () => number): MateLook => {
  const any = (part: LookPart) =>
    lookParts[part][Math.floor(random() * lookParts[part].length)] ?? 'variant01';
  const [hair, eyes, brows, nose, lips, body] = faceParts.map(any);
  const face: MateLook = {
    hair: hair ?? 'variant01',
    eyes: eyes ?? 'variant01',
    brows: brows ?? 'variant01',
    nose: nose ?? 'variant01',
    lips: lips ?? 'variant01',
    body: body ?? 'variant01',
  };
  return extraParts.reduce(
    (look, part) => (random() < rarity[part] ? withPart(look, part, any(part)) : look),
    face,
  );
};

const rarity = { beard: 0.2, glasses: 0.25, gesture: 0.1, bodyIcon: 0.1 } as const;

const withPart = (look: MateLook, part: LookPart, drawing: string | undefined): MateLook => {
  const others = Object.entries(look).filter(([name]) => name !== part);
  const all = drawing === undefined ? others : [...others, [part, drawing]];
  // The other parts are of a valid look; this one is from the list of its drawings.
  return Object.fromEntries(all) as MateLook;
};
