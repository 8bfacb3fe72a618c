import type { Profile } from '../../../contract/account/account.ts';
import type { EmailChange } from '../../../contract/account/email-change.ts';
import type { Persona, RoomPersona } from '../../../contract/rooms/persona.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { roomWithIris } from '../mates/catalogue-samples.ts';

export const ada: Profile = {
  uuid: 'user-1',
  name: 'Ada',
  email: 'a******@example.com',
  hue: 210,
  language: 'en',
  hasPassword: true,
  createdAt: 1_000,
};

export const emailPending: EmailChange = {
  email: 'g******@example.org',
  confirmed: { old: true, new: false },
  expiresAt: Date.UTC(2027, 1, 3, 9, 30),
};

export const captain: Persona = {
  uuid: 'persona-1',
  name: 'Captain',
  pronouns: '',
  about: 'Ships',
  isDefault: true,
  updatedAt: 1_000,
};

export const clockmaker: Persona = {
  uuid: 'persona-2',
  name: 'Clockmaker',
  pronouns: 'she/her',
  about: 'Clocks',
  isDefault: false,
  updatedAt: 2_000,
};

export const irisAsDefault: RoomPersona = { room: roomWithIris, chosen: null };
export const irisAsClockmaker: RoomPersona = { room: roomWithIris, chosen: 'persona-2' };

export const missingCall = new ApiError('rejected', 'This server does not know the call.', { code: 404 });
export const wrongPassword = new ApiError('rejected', 'This isn’t your current password.', { code: 4010 });
