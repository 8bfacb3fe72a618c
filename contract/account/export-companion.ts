import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Id } from '../primitives.ts';

/** Returns the archive of what the caller has: all of it, one mate with all its rooms, or one room. */
export const exportCompanion = defineCall({
  method: 'GET',
  path: '/companion/export',
  access: 'token',
  effect: 'read',
  input: v.object({ mateId: v.optional(Id), roomId: v.optional(Id) }),
  output: v.null(),
  answer: 'file',
  carriesAiText: true,
  extension: true,
});
