import { fromPromise } from 'xstate';
import * as calls from '../../../contract/persona.ts';
import type { PersonasData, PersonasInput } from '../../machines/account/personas/personas.types.ts';
import { toCommand } from '../../machines/shared/commands/command.ts';
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
    savePersona: fromPromise<calls.Persona, { uuid: string | null; draft: calls.PersonaDraft }>(
      ({ input: { uuid, draft }, signal }) =>
        call(
          calls.saveOrUpdatePersona,
          uuid === null ? { clientId: idFor(draft), ...draft } : { uuid, ...draft },
          signal,
        ),
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
