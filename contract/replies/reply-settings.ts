import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Id } from '../primitives.ts';
import { replyTempers, type ReplyWriter } from './reply-writer.ts';

/** How long replies are; `medium` is the usual length. */
export const replyLengths = ['short', 'medium', 'long'] as const;

/** The maximum length of a model's name, in UTF-16 units. */
export const maxModelNameLength = 200;

/** How a language model replies in a room, as chosen by the user. */
export const ReplyChoice = v.object({
  /** The name of the model; null for the host's default. */
  model: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(maxModelNameLength))),
  length: v.picklist(replyLengths),
  temper: v.picklist(replyTempers),
});
export type ReplyChoice = v.InferOutput<typeof ReplyChoice>;
export type ReplyLength = ReplyChoice['length'];
export type ReplyTemper = ReplyChoice['temper'];

/** The settings of a room where nothing was chosen. */
export const usualReplies: ReplyChoice = { model: null, length: 'medium', temper: 'balanced' };

/** The choice for a room, and the models that the host offers, the default first. A chosen one that it no longer offers is not among them. */
export const ReplySettings = v.object({ ...ReplyChoice.entries, models: v.array(v.string()) });
export type ReplySettings = v.InferOutput<typeof ReplySettings>;

/** Returns the chosen model if the host no longer offers it. */
export const toMissingModel = ({
  model,
  models,
}: Pick<ReplySettings, 'model' | 'models'>): string | undefined =>
  model === null || models.includes(model) ? undefined : model;

/** Returns what there is to tell of these settings; undefined for nothing. */
export function toReplyWriter({
  model,
  temper,
  models,
}: Pick<ReplySettings, 'model' | 'temper' | 'models'>): ReplyWriter | undefined {
  const name = toMissingModel({ model, models }) === undefined ? (model ?? models[0]) : models[0];
  const writer = {
    ...(models.length > 1 && name !== undefined ? { model: name } : {}),
    ...(temper === usualReplies.temper ? {} : { temper }),
  };
  return Object.keys(writer).length === 0 ? undefined : writer;
}

/**
 * Chooses how replies in a room are written, from the next one on. Throws `notFound`, `forbidden` for a temporary room, `invalid` for
 * a model that the host does not offer, unless the room has it already, and `notAvailable` where no language model replies.
 */
export const saveReplySettings = defineCall({
  method: 'POST',
  path: '/room/replySettings',
  access: 'token',
  effect: 'write',
  input: v.object({ roomId: Id, ...ReplyChoice.entries }),
  output: ReplySettings,
  extension: true,
});
