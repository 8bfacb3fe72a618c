import { fromPromise } from 'xstate';
import { isBlank } from '../../../contract/blank-text.ts';
import * as calls from '../../../contract/rooms/persona.ts';
import type {
  PersonaToSave,
  PersonasData,
  PersonasInput,
} from '../../machines/account/personas/persona-list.reducers.ts';
import { toCommand } from '../../machines/shared/commands/command.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { createRequestIds } from '../shared/request-ids.ts';
import type { Services } from '../shared/services.ts';
import { fromCall } from '../http/from-call.ts';

/** Implements the actors of the personas' screen. */
export const personasActors = ({ call }: Pick<Services, 'call'>) => {
  const withId = createRequestIds();
  return {
    fetchPersonas: provideRequest<PersonasData, PersonasInput>(async ({ input: { roomId }, signal }) => {
      const [{ personas }, roomPersona] = await Promise.all([
        call(calls.personas, {}, signal),
        roomId === null ? null : call(calls.roomPersona, { roomId }, signal),
      ]);
      return { personas, roomPersona };
    }),
    savePersona: toConfirmation<calls.Persona, PersonaToSave, { uuid: string | null }>(
      fromPromise(({ input: { uuid, ...draft }, signal }) =>
        uuid === null
          ? withId(JSON.stringify(draft), (clientId) =>
              call(calls.saveOrUpdatePersona, { clientId, ...draft }, signal),
            )
          : call(calls.saveOrUpdatePersona, { uuid, ...draft }, signal),
      ),
      { isComplete: ({ name }) => !isBlank(name), staysOpen: true },
    ),
    deletePersona: fromPromise<readonly calls.Persona[], { uuid: string }>(
      async ({ input, signal }) => (await call(calls.deleteDefaultPersona, input, signal)).personas,
    ),
    makeDefault: toCommand(
      fromPromise<readonly calls.Persona[], { uuid: string }>(
        async ({ input, signal }) => (await call(calls.setDefaultPersona, input, signal)).personas,
      ),
    ),
    choosePersona: toCommand(fromCall(call, calls.chooseRoomPersona)),
  };
};
