import { code } from '../../../contract/envelope.ts';
import {
  toReplyWriter,
  usualReplies,
  type ReplyChoice,
  type ReplySettings,
} from '../../../contract/replies/reply-settings.ts';
import type { ReplyWriter } from '../../../contract/replies/reply-writer.ts';
import type { Companion } from '../../companions/companion.ts';
import type { MateProfile } from '../../content/mate-profile.ts';
import type { RoomRow } from '../../store/schema/rooms.ts';
import { DomainError } from '../domain-error.ts';
import type { StoreDeps } from '../store-deps.ts';
import { assertLasting } from '../transcript/room-access.ts';

type Models = Pick<Companion, 'models'>;
export type ChoiceRow = Pick<RoomRow, 'reply_model' | 'reply_length' | 'reply_temper'>;

export const choiceColumns = ['rooms.reply_model', 'rooms.reply_length', 'rooms.reply_temper'] as const;

type Lengths = Pick<MateProfile, 'replyLength'>;

/** Returns how replies in a room with the mate are written. */
export const toReplyChoice = (row: ChoiceRow, { replyLength }: Lengths = {}): ReplyChoice => ({
  model: row.reply_model,
  length: row.reply_length ?? replyLength ?? usualReplies.length,
  temper: row.reply_temper ?? usualReplies.temper,
});

/** Returns the stored form of a choice. Without a length a room has that of its mate. */
export const toChoiceRow = ({ model, length, temper }: ReplyChoice): ChoiceRow => ({
  reply_model: model,
  reply_length: length,
  reply_temper: temper === usualReplies.temper ? null : temper,
});

/** Returns the choice with the default model in place of one that cannot reply. */
export const toOfferedChoice = ({ models = [] }: Models, choice: ReplyChoice): ReplyChoice =>
  choice.model === null || models.includes(choice.model) ? choice : { ...choice, model: null };

/** Returns the choice as a field of an export: omitted where nothing was chosen. Readers need a length: without a chosen one the mate's. */
export const toExportedReplies = (row: ChoiceRow, mate: Lengths = {}): { replies?: ReplyChoice } =>
  row.reply_model === null && row.reply_length === null && row.reply_temper === null
    ? {}
    : { replies: toReplyChoice(row, mate) };

/** Returns the choice with the models that can reply; omitted where the replies are scripted. */
export const toReplySettings = (
  { models }: Models,
  row: ChoiceRow,
  mate: Lengths = {},
): { replies?: ReplySettings } =>
  models === undefined ? {} : { replies: { ...toReplyChoice(row, mate), models: [...models] } };

/** Returns the model of a room that can no longer reply; omitted where there is none, or where the replies are scripted. */
export const toMissingModel = (
  { models }: Models,
  { reply_model: model }: Pick<RoomRow, 'reply_model'>,
): { missingModel?: string } =>
  models === undefined || model === null || models.includes(model) ? {} : { missingModel: model };

/** Returns what there is to tell of how replies in a room are written; omitted where they are scripted. */
export function toWriter(
  { models }: Models,
  { reply_model: model, reply_temper: temper }: Pick<RoomRow, 'reply_model' | 'reply_temper'>,
): { writer?: ReplyWriter } {
  if (models === undefined) return {};
  const writer = toReplyWriter({ model, temper: temper ?? usualReplies.temper, models: [...models] });
  return writer === undefined ? {} : { writer };
}

/** Stores how replies in one of the user's rooms are written. See `saveReplySettings` for what it throws. */
export const saveReplySettings = async (
  { database, companion }: Pick<StoreDeps, 'database'> & { readonly companion: Models },
  { userId, roomId, ...choice }: ReplyChoice & { readonly userId: string; readonly roomId: string },
): Promise<ReplySettings> => {
  const room = await database
    .selectFrom('rooms')
    .select([...choiceColumns, 'temporary_seen_at'])
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (room === undefined) {
    throw new DomainError(code.notFound, 'roomNotFound');
  }
  assertLasting(room.temporary_seen_at !== null);
  const { models } = companion;
  if (models === undefined) {
    throw new DomainError(code.notAvailable, 'replySettingsUnsupported');
  }
  const { model } = choice;
  if (model !== null && model !== room.reply_model && !models.includes(model)) {
    throw new DomainError(code.invalid, 'modelNotOffered', { field: 'model' });
  }
  await database.updateTable('rooms').set(toChoiceRow(choice)).where('room_id', '=', roomId).execute();
  return { ...choice, models: [...models] };
};
