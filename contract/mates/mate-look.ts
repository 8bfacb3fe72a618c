import * as v from 'valibot';

const variants = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `variant${String(index + 1).padStart(2, '0')}`);

/** The variants of each part of a portrait, in the order in which they are offered. */
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

/** The required parts; the others are optional. */
export const faceParts = ['hair', 'eyes', 'brows', 'nose', 'lips', 'body'] as const;
export const extraParts = ['beard', 'glasses', 'gesture', 'bodyIcon'] as const;

const Drawing = (part: LookPart) => v.picklist(lookParts[part]);

/** The variant of each part of a portrait. Missing parts are not drawn. */
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

/** The path of rendered looks. */
export const lookPath = '/media/looks/portrait.svg';

/** The picture of a hidden mate. */
export const hiddenPortraitPath = '/media/looks/hidden.svg';

/** Returns the URL of a look's picture, which reveals how the face is drawn but not whose it is. */
export function lookAddress(look: MateLook): string {
  const chosen = [...faceParts, ...extraParts].flatMap((part) => {
    const drawing = look[part];
    return drawing === undefined ? [] : [`${part}=${drawing}`];
  });
  return `${lookPath}?${chosen.join('&')}`;
}
