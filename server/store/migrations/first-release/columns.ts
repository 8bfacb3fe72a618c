import type { ColumnBuilderCallback } from 'kysely';

export const required: ColumnBuilderCallback = (column) => column.notNull();

/** Of a row that is deleted with its user's account. */
export const ofUser: ColumnBuilderCallback = (column) =>
  column.notNull().references('users.user_id').onDelete('cascade');

/** Of a user's only row, which is deleted with the account. */
export const userKey: ColumnBuilderCallback = (column) =>
  column.primaryKey().references('users.user_id').onDelete('cascade');

/** Of a row that is deleted with its mate. */
export const ofMate: ColumnBuilderCallback = (column) =>
  column.notNull().references('mates.mate_id').onDelete('cascade');

/** Of a row that is deleted with its room. */
export const ofRoom: ColumnBuilderCallback = (column) =>
  column.notNull().references('rooms.room_id').onDelete('cascade');

export const key: ColumnBuilderCallback = (column) => column.primaryKey();

export const unique: ColumnBuilderCallback = (column) => column.notNull().unique();

/** A count, or a flag that is 1 where it holds. */
export const zero: ColumnBuilderCallback = (column) => column.notNull().defaultTo(0);
