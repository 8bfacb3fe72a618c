import type { FastifyInstance } from 'fastify';
import {
  chooseRoomPersona,
  deleteDefaultPersona,
  personas,
  roomPersona,
  saveOrUpdatePersona,
  setDefaultPersona,
} from '../../../contract/rooms/persona.ts';
import { toViewer } from '../../domain/mates/mate-access.ts';
import * as domain from '../../domain/rooms/personas.ts';
import { registerCall, type CallDeps } from '../../http/calls.ts';

/** Registers the calls about the caller's personas. Other users' personas are indistinguishable from missing ones. */
export const registerPersonaRoutes = (app: FastifyInstance, deps: CallDeps): void => {
  registerCall(app, deps, personas, ({ user }) => domain.listPersonas(deps.database, user.userId));
  registerCall(app, deps, saveOrUpdatePersona, ({ user, input: { uuid, clientId, importId, ...draft } }) =>
    domain.savePersona(deps, {
      userId: user.userId,
      uuid: uuid ?? null,
      clientId: clientId ?? null,
      importId,
      draft,
    }),
  );
  registerCall(app, deps, setDefaultPersona, ({ user, input }) =>
    domain.setDefault(deps, { userId: user.userId, uuid: input.uuid }),
  );
  registerCall(app, deps, deleteDefaultPersona, ({ user, input }) =>
    domain.deletePersona(deps, { userId: user.userId, uuid: input.uuid }),
  );
  registerCall(app, deps, roomPersona, ({ user, input }) =>
    domain.readRoomPersona(deps, { ...toViewer(user), roomId: input.roomId }),
  );
  registerCall(app, deps, chooseRoomPersona, ({ user, input }) =>
    domain.chooseRoomPersona(deps, { ...toViewer(user), ...input }),
  );
};
