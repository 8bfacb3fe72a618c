import type { AnswerForm } from '../../model-host/chat/host-traits.ts';

type Schema = AnswerForm['schema'];

export const text: Schema = { type: 'string' };
export const wholeNumber: Schema = { type: 'integer' };
export const yesOrNo: Schema = { type: 'boolean' };

export const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: [...values] });

export const listOf = (items: Schema, min: number, max: number): Schema => ({
  type: 'array',
  items,
  minItems: min,
  maxItems: max,
});

/** An object with exactly these properties. */
export const objectOf = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
