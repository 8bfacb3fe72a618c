import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { personasMachine } from '../../../../src/machines/account/personas/personas.machine.ts';
import { provideRequest } from '../../../../src/machines/shared/request.ts';
import { captain, irisAsDefault } from '../account-samples.ts';
import { settled } from '../../support/deferred.ts';
import type {
  PersonasData,
  PersonasInput,
} from '../../../../src/machines/account/personas/persona-list.reducers.ts';

const room = { ...irisAsDefault, room: { ...irisAsDefault.room, title: 'The old clock' } };
const { mate } = room.room;

test('[S2.25] the personas and the room are loaded together', async () => {
  const inputs: PersonasInput[] = [];
  const machine = personasMachine.provide({
    actors: {
      fetchPersonas: provideRequest<PersonasData, PersonasInput>(({ input }) => {
        inputs.push(input);
        return Promise.resolve({ personas: [captain], roomPersona: room });
      }),
    },
  });
  const actor = createActor(machine, { input: { roomId: 'room-1' } }).start();
  expect([
    actor.getSnapshot().children.personaList,
    actor.getSnapshot().context.data?.roomPersona?.room ?? null,
  ]).toEqual([undefined, null]);
  await settled();
  expect(inputs).toEqual([{ roomId: 'room-1' }]);
  expect(actor.getSnapshot().context.data?.roomPersona?.room ?? null).toEqual(room.room);
  expect(actor.getSnapshot().children.personaList?.getSnapshot().context).toMatchObject({
    roomId: 'room-1',
    personas: [captain],
    roomPersona: room,
    parentRef: actor,
  });
  expect(actor.getSnapshot().children.mateMemory?.getSnapshot().context.input).toEqual({
    roomId: 'room-1',
    mateId: mate.mateId,
    mateName: mate.shortName,
  });
  expect(actor.getSnapshot().children.roomSettings?.getSnapshot().context.input).toEqual({
    roomId: 'room-1',
  });
});
