import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Line } from './line.ts';
import { ClientId, Id, Nothing, Time } from './primitives.ts';
import { Room } from './room.ts';

/** The longest that a person may write about a persona, in UTF-16 units. */
export const aboutLimit = 2000;

/** Who the user is to a mate. The one in use in a room is what the mate knows about the user there. */
export const Persona = v.object({
  uuid: Id,
  name: v.string(),
  /** '' where none were given. */
  pronouns: v.string(),
  /** What the mate should know, in the user's words; may be ''. */
  about: v.string(),
  /** Exactly one is, once there are any. */
  isDefault: v.boolean(),
  updatedAt: Time,
});
export type Persona = v.InferOutput<typeof Persona>;

/** All of the user's personas, oldest first. */
export const PersonaList = v.object({ personas: v.array(Persona) });
export type PersonaList = v.InferOutput<typeof PersonaList>;

/** What a persona is made of. Fields that are left out become empty. */
export const PersonaDraft = v.object({
  name: v.pipe(Line(60), v.minLength(1, 'Please give the persona a name.')),
  pronouns: v.optional(Line(40), ''),
  about: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(aboutLimit)), ''),
});
export type PersonaDraft = v.InferOutput<typeof PersonaDraft>;

export const personas = defineCall({
  method: 'GET',
  path: '/user/personas',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: PersonaList,
});

/** Without `uuid` a new one is made, for each `clientId` once; the first of all is the default. */
export const saveOrUpdatePersona = defineCall({
  method: 'POST',
  path: '/user/saveOrUpdatePersona',
  access: 'token',
  effect: 'write',
  input: v.object({ uuid: v.optional(Id), clientId: v.optional(ClientId), ...PersonaDraft.entries }),
  output: Persona,
});

export const setDefaultPersona = defineCall({
  method: 'GET',
  path: '/user/setDefaultPersona',
  access: 'token',
  effect: 'write',
  input: v.object({ uuid: Id }),
  output: PersonaList,
});

/**
 * Deletes the persona of that id, whether or not it is the default; deleting what is gone succeeds. After the default
 * the oldest one left takes its place, and rooms that used the deleted one use the default.
 */
export const deleteDefaultPersona = defineCall({
  method: 'GET',
  path: '/user/deleteDefaultPersona',
  access: 'token',
  effect: 'write',
  input: v.object({ uuid: Id }),
  output: PersonaList,
});

/** Who the user is in a room: the persona chosen for it, or null for whichever is the default. */
export const RoomPersona = v.object({ room: Room, chosen: v.nullable(Id) });
export type RoomPersona = v.InferOutput<typeof RoomPersona>;

export const roomPersona = defineCall({
  method: 'GET',
  path: '/room/persona',
  access: 'token',
  effect: 'read',
  input: v.object({ roomId: Id }),
  output: RoomPersona,
  extension: true,
});

/** Null takes the room back to the default persona. */
export const chooseRoomPersona = defineCall({
  method: 'POST',
  path: '/room/persona',
  access: 'token',
  effect: 'write',
  input: v.object({ roomId: Id, uuid: v.nullable(Id) }),
  output: RoomPersona,
  extension: true,
});
