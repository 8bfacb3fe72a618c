import { fromPromise } from 'xstate';
import { isBlank } from '../../../contract/blank-text.ts';
import * as calls from '../../../contract/persona.ts';
import type { PersonaToSave } from '../../machines/account/personas/persona-list.types.ts';
import type { PersonasData, PersonasInput } from '../../machines/account/personas/personas.types.ts';
import { toCommand } from '../../machines/shared/commands/command.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { newId } from '../shared/new-id.ts';
import type { Services } from '../shared/services.ts';
import { fromCall } from '../http/from-call.ts';

/** Implements the actors of the personas' screen. */
export const personasActors = ({ call }: Pick<Services, 'call'>) => {
  const idFor = idsByText();
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
        call(
          calls.saveOrUpdatePersona,
          uuid === null ? { clientId: idFor(draft), ...draft } : { uuid, ...draft },
          signal,
        ),
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

/** Returns the same id for the same draft, so that a repeated request creates no second persona. */
const idsByText = () => {
  const ids = new Map<string, string>();
  return (draft: calls.PersonaDraft): string => {
    const text = JSON.stringify(draft);
    const id = ids.get(text) ?? newId();
    ids.set(text, id);
    return id;
  };
};
