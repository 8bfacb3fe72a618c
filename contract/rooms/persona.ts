import * as v from 'valibot';
import { defineCall } from '../call.ts';
import type { InputErrorId } from '../input-error.ts';
import { Line, Trimmed } from '../line.ts';
import { ClientId, Id, Nothing, Time } from '../primitives.ts';
import { Room } from './room.ts';

/** The maximum length of a persona's description, in UTF-16 units. */
export const maxAboutLength = 2000;

/** The user as a mate knows them. A room's mate knows the persona in use there. */
export const Persona = v.object({
  uuid: Id,
  name: v.string(),
  /** '' when none were given. */
  pronouns: v.string(),
  /** What the mate should know, in the user's words; may be ''. */
  about: v.string(),
  /** True for exactly one persona, once there are any. */
  isDefault: v.boolean(),
  updatedAt: Time,
});
export type Persona = v.InferOutput<typeof Persona>;

/** All of the user's personas, oldest first. */
export const PersonaList = v.object({ personas: v.array(Persona) });
export type PersonaList = v.InferOutput<typeof PersonaList>;

/** The editable fields of a persona. Omitted fields become empty. */
export const PersonaDraft = v.object({
  name: v.pipe(Line(60), v.minLength(1, 'personaNameRequired' satisfies InputErrorId)),
  pronouns: v.optional(Line(40), ''),
  about: v.optional(v.pipe(Trimmed, v.maxLength(maxAboutLength)), ''),
});
export type PersonaDraft = v.InferOutput<typeof PersonaDraft>;

/** The personas of the caller, and which of them is the default. */
export const personas = defineCall({
  method: 'GET',
  path: '/user/personas',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: PersonaList,
});

/** Without `uuid` creates a persona, once per `clientId`; the first one becomes the default. */
export const saveOrUpdatePersona = defineCall({
  method: 'POST',
  path: '/user/saveOrUpdatePersona',
  access: 'token',
  effect: 'write',
  input: v.object({
    uuid: v.optional(Id),
    clientId: v.optional(ClientId),
    /** The import from another app that creates it. */
    importId: v.optional(ClientId),
    ...PersonaDraft.entries,
  }),
  output: Persona,
});

/** Makes a persona the default: rooms without a persona of their own use it from the next message on. */
export const setDefaultPersona = defineCall({
  method: 'GET',
  path: '/user/setDefaultPersona',
  access: 'token',
  effect: 'write',
  input: v.object({ uuid: Id }),
  output: PersonaList,
});

/**
 * Deletes the persona with that id, whether or not it is the default; deleting a missing one succeeds. The oldest
 * remaining persona replaces a deleted default, and rooms that used the deleted one use the default.
 */
export const deleteDefaultPersona = defineCall({
  method: 'GET',
  path: '/user/deleteDefaultPersona',
  access: 'token',
  effect: 'write',
  input: v.object({ uuid: Id }),
  output: PersonaList,
});

/** The persona chosen for a room; null for the current default. */
export const RoomPersona = v.object({ room: Room, chosen: v.nullable(Id) });
export type RoomPersona = v.InferOutput<typeof RoomPersona>;

/** The persona that a room uses. */
export const roomPersona = defineCall({
  method: 'GET',
  path: '/room/persona',
  access: 'token',
  effect: 'read',
  input: v.object({ roomId: Id }),
  output: RoomPersona,
  carriesAiText: true,
  extension: true,
});

/** Chooses a persona for a room; null restores the default. */
export const chooseRoomPersona = defineCall({
  method: 'POST',
  path: '/room/persona',
  access: 'token',
  effect: 'write',
  input: v.object({ roomId: Id, uuid: v.nullable(Id) }),
  output: RoomPersona,
  carriesAiText: true,
  extension: true,
});
