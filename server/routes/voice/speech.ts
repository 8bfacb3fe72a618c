import type { FastifyInstance } from 'fastify';
import { speak, speechVoices } from '../../../contract/voice/speech.ts';
import type { AccountDeps } from '../../domain/accounts/account-deps.ts';
import * as domain from '../../domain/voice/speak.ts';
import { registerCall, registerStream } from '../../http/calls.ts';

/** Registers the calls by which replies are read aloud. */
export const registerSpeechRoutes = (app: FastifyInstance, deps: AccountDeps): void => {
  registerCall(app, deps, speechVoices, ({ getSignal }) => domain.listVoices(deps, getSignal()));

  registerStream(app, deps, speak, async ({ user, input, reply, getSignal }) => {
    const signal = getSignal();
    await deps.limits.consume('speak-user', user);
    await deps.limits.consume('speak-user-day', user);
    const { type, sound } = await domain.speak(deps, input, signal);
    reply.type(type).send(sound);
  });
};
