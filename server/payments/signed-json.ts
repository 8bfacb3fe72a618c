import * as v from 'valibot';

/** An id that a provider gives. Databases cannot store every string, such as one with a NUL. */
export const EventId = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,255}$/));

/**
 * Returns a signed body as this schema reads it; null for any other, which is no event about an order. Who signed it would only
 * send the same again after an error.
 */
export const readSignedJson = <Shape extends v.GenericSchema>(
  schema: Shape,
  body: string,
): v.InferOutput<Shape> | null => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  return read.success ? read.output : null;
};
