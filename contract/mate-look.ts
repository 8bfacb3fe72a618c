import * as v from 'valibot';

const variants = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `variant${String(index + 1).padStart(2, '0')}`);

/** The drawings of each part of a portrait, by name. The order is that in which they are offered. */
export const lookParts = {
  hair: [...variants(63), 'hat'],
  eyes: variants(5),
  brows: variants(13),
  nose: variants(20),
  lips: variants(30),
  body: variants(25),
  beard: variants(12),
  glasses: variants(11),
  gesture: [
    'hand',
    'handPhone',
    'ok',
    'okLongArm',
    'point',
    'pointLongArm',
    'waveLongArm',
    'waveLongArms',
    'waveOkLongArms',
    'wavePointLongArms',
  ],
  bodyIcon: ['electric', 'galaxy', 'saturn'],
} as const satisfies Record<string, readonly string[]>;
export type LookPart = keyof typeof lookParts;

/** What every portrait has; the other parts may be left out. */
export const faceParts = ['hair', 'eyes', 'brows', 'nose', 'lips', 'body'] as const;
export const extraParts = ['beard', 'glasses', 'gesture', 'bodyIcon'] as const;

const Drawing = (part: LookPart) => v.picklist(lookParts[part]);

/** Which drawing of each part a portrait shows. What is left out is not drawn. */
export const MateLook = v.strictObject({
  hair: Drawing('hair'),
  eyes: Drawing('eyes'),
  brows: Drawing('brows'),
  nose: Drawing('nose'),
  lips: Drawing('lips'),
  body: Drawing('body'),
  beard: v.exactOptional(Drawing('beard')),
  glasses: v.exactOptional(Drawing('glasses')),
  gesture: v.exactOptional(Drawing('gesture')),
  bodyIcon: v.exactOptional(Drawing('bodyIcon')),
});
export type MateLook = v.InferOutput<typeof MateLook>;

/** The path under which a host draws looks. */
export const lookPath = '/media/looks/portrait.svg';

/** The picture in the place of a mate of which nothing is shown. */
export const hiddenPortraitPath = '/media/looks/hidden.svg';

/** The address of the picture of a look: it says how the face is drawn, and nothing of whose it is. */
export function lookAddress(look: MateLook): string {
  const chosen = [...faceParts, ...extraParts].flatMap((part) => {
    const drawing = look[part];
    return drawing === undefined ? [] : [`${part}=${drawing}`];
  });
  return `${lookPath}?${chosen.join('&')}`;
}
