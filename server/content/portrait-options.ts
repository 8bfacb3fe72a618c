import * as notionists from '@dicebear/notionists';
import * as v from 'valibot';

type Feature<Name extends keyof notionists.Options> = Extract<
  NonNullable<notionists.Options[Name]>,
  readonly unknown[]
>[number];

/** The variant of each feature of a portrait. Missing ones (beard, glasses, …) are not drawn. */
export const PortraitOptions = v.strictObject({
  hair: feature('hair'),
  eyes: feature('eyes'),
  brows: feature('brows'),
  nose: feature('nose'),
  lips: feature('lips'),
  body: feature('body'),
  beard: v.exactOptional(feature('beard')),
  glasses: v.exactOptional(feature('glasses')),
  gesture: v.exactOptional(feature('gesture')),
  bodyIcon: v.exactOptional(feature('bodyIcon')),
});
export type PortraitOptions = v.InferOutput<typeof PortraitOptions>;

function feature<Name extends keyof notionists.Options>(name: Name) {
  const drawings = getVariants(name);
  return v.custom<Feature<Name>>(
    (value) => typeof value === 'string' && drawings.has(value),
    `This ${name} is not among the style's drawings.`,
  );
}

function getVariants(name: string): ReadonlySet<string> {
  const StyleSchema = v.object({
    properties: v.record(
      v.string(),
      v.looseObject({ items: v.optional(v.object({ enum: v.array(v.string()) })) }),
    ),
  });
  return new Set(v.parse(StyleSchema, notionists.schema).properties[name]?.items?.enum);
}
