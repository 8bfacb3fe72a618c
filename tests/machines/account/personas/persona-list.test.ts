import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Persona, PersonaDraft, RoomPersona } from '../../../../contract/rooms/persona.ts';
import {
  personaListMachine,
  selectChosen,
  selectDefault,
  selectSelected,
} from '../../../../src/machines/account/personas/persona-list.machine.ts';
import { selectFailure, toCommand } from '../../../../src/machines/shared/commands/command.ts';
import { toConfirmation } from '../../../../src/machines/shared/commands/confirmation.ts';
import type {
  PersonaToSave,
  PersonasData,
} from '../../../../src/machines/account/personas/persona-list.reducers.ts';
import { captain, clockmaker, irisAsClockmaker, irisAsDefault } from '../account-samples.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { crash } from '../../support/crash.ts';
import { sendAndSettle, settled } from '../../support/deferred.ts';
import { createParent } from '../../support/parent.ts';

const everything: PersonasData = { personas: [captain, clockmaker], roomPersona: irisAsDefault };
const draft: PersonaDraft = { name: 'Ada', pronouns: '', about: '' };

const start = (loaded: PersonasData = everything, isFailing = false) => {
  const log: string[] = [];
  const clock = new SimulatedClock();
  const { parentRef, received } = createParent();
  const answer = <Value>(words: string, value: Value): Promise<Value> => {
    log.push(words);
    return isFailing ? Promise.reject(unreachable) : Promise.resolve(value);
  };
  const actor = createActor(
    personaListMachine.provide({
      actors: {
        savePersona: toConfirmation<Persona, PersonaToSave, { uuid: string | null }>(
          fromPromise(({ input }) =>
            answer(`save ${input.uuid ?? 'a new one'}`, {
              ...clockmaker,
              ...input,
              uuid: input.uuid ?? 'persona-3',
            }),
          ),
        ),
        deletePersona: toConfirmation(
          fromPromise<readonly Persona[], { uuid: string }>(({ input }) =>
            answer(
              `delete ${input.uuid}`,
              loaded.personas.filter(({ uuid }) => uuid !== input.uuid),
            ),
          ),
        ),
        makeDefault: toCommand(
          fromPromise<readonly Persona[], { uuid: string }>(({ input }) =>
            answer(
              `default ${input.uuid}`,
              loaded.personas.map((persona) => ({ ...persona, isDefault: persona.uuid === input.uuid })),
            ),
          ),
        ),
        choosePersona: toCommand(
          fromPromise<RoomPersona, { roomId: string; uuid: string | null }>(({ input }) =>
            answer(`choose ${input.uuid} in ${input.roomId}`, { ...irisAsDefault, chosen: input.uuid }),
          ),
        ),
      },
      actions: {
        showToast: (_, { key }) => void log.push(`toast: ${key}`),
      },
    }),
    { clock, input: { ...loaded, parentRef, roomId: loaded.roomPersona === null ? null : 'room-1' } },
  );
  actor.start();
  const submit = () =>
    actor.getSnapshot().children.savePersona?.send({ type: 'action.confirm', answer: { ...draft } });
  return { actor, clock, log, received, submit };
};

describe('personas', () => {
  test('[S2.25] [S3.7] personas are listed with their uuids, and the persona selected for the room', () => {
    const { actor } = start();
    expect(actor.getSnapshot().context.personas).toEqual([captain, clockmaker]);
    expect(actor.getSnapshot().context.roomPersona).toEqual(irisAsDefault);
  });

  test('[S7.22] a persona is added to the list', async () => {
    const { actor, log, submit } = start({ personas: [], roomPersona: null });
    actor.send({ type: 'persona.add' });
    submit();
    await settled();
    expect(log).toEqual(['save a new one', 'toast: personaSaved']);
    expect(actor.getSnapshot().context.personas).toEqual([{ ...clockmaker, ...draft, uuid: 'persona-3' }]);
    expect(actor.getSnapshot().children.savePersona).toBeUndefined();
  });

  test('[S7.22] an edited persona keeps its position', async () => {
    const { actor, log, submit } = start();
    actor.send({ type: 'persona.edit', uuid: 'persona-1' });
    expect(selectSelected(actor.getSnapshot())).toEqual(captain);
    submit();
    await settled();
    expect(log).toEqual(['save persona-1', 'toast: personaSaved']);
    expect(actor.getSnapshot().context.personas.map(({ name }) => name)).toEqual(['Ada', 'Clockmaker']);
    expect(selectSelected(actor.getSnapshot())).toBeNull();
  });

  test('[S7.24] a room that used the deleted persona uses the default', async () => {
    const { actor, log } = start({ ...everything, roomPersona: irisAsClockmaker });
    actor.send({ type: 'deletion.request', uuid: 'persona-2' });
    actor.getSnapshot().children.deletePersona?.send({ type: 'action.cancel' });
    expect(log).toEqual([]);
    actor.send({ type: 'deletion.request', uuid: 'persona-2' });
    actor.getSnapshot().children.deletePersona?.send({ type: 'action.confirm' });
    await settled();
    expect(log).toEqual(['delete persona-2', 'toast: personaDeleted']);
    expect(actor.getSnapshot().context.personas).toEqual([captain]);
    expect(actor.getSnapshot().context.roomPersona).toEqual(irisAsDefault);
  });

  test('[S7.24] a room keeps its persona when another is deleted, and without personas there is none', async () => {
    const { actor } = start({ ...everything, roomPersona: irisAsClockmaker });
    actor.send({ type: 'deletion.request', uuid: 'persona-1' });
    actor.getSnapshot().children.deletePersona?.send({ type: 'action.confirm' });
    await settled();
    expect(actor.getSnapshot().context.roomPersona).toEqual(irisAsClockmaker);
    const empty = start({ personas: [], roomPersona: null }).actor.getSnapshot();
    expect([selectDefault(empty), selectChosen(empty)]).toEqual([null, null]);
  });

  test('[S8.10] a deletion that crashes opens no form', () => {
    const { actor } = start();
    actor.send({ type: 'deletion.request', uuid: captain.uuid });
    crash(actor, 'deletePersona');
    expect(actor.getSnapshot().children.savePersona).toBeUndefined();
  });

  test('[S8.10] the list is outdated once the user stops waiting for a deletion', () => {
    const { actor, clock, received } = start();
    actor.send({ type: 'deletion.request', uuid: captain.uuid });
    actor.getSnapshot().children.deletePersona?.send({ type: 'action.confirm' });
    clock.increment(15_000);
    actor.getSnapshot().children.deletePersona?.send({ type: 'action.cancel' });
    expect(actor.getSnapshot().matches({ editor: 'idle' })).toBe(true);
    expect(received).toEqual([{ type: 'personas.outdated' }]);
  });

  test('[S7.23] another persona becomes the default; choosing the current default sends no request', async () => {
    const { actor, log } = start();
    actor.send({ type: 'persona.default', uuid: 'persona-1' });
    expect(log).toEqual([]);
    actor.send({ type: 'persona.default', uuid: 'persona-2' });
    expect(selectDefault(actor.getSnapshot())).toBe('persona-2');
    await settled();
    expect(log).toEqual(['default persona-2']);
    expect(actor.getSnapshot().context.personas.map(({ isDefault }) => isDefault)).toEqual([false, true]);
  });

  test('[S2.25] selects a persona for the room, and the default again', async () => {
    const { actor, log } = start();
    actor.send({ type: 'persona.choose', uuid: null });
    actor.send({ type: 'persona.choose', uuid: 'persona-2' });
    expect(selectChosen(actor.getSnapshot())).toBe('persona-2');
    await settled();
    expect(actor.getSnapshot().context.roomPersona).toEqual(irisAsClockmaker);
    await sendAndSettle(actor, { type: 'persona.choose', uuid: null });
    expect(actor.getSnapshot().context.roomPersona).toEqual(irisAsDefault);
    expect(log).toEqual(['choose persona-2 in room-1', 'choose null in room-1']);
  });

  test('a change that hangs delays no other', () => {
    const { actor, log, submit } = start();
    actor.send({ type: 'persona.default', uuid: 'persona-2' });
    actor.send({ type: 'persona.choose', uuid: 'persona-2' });
    actor.send({ type: 'persona.choose', uuid: null });
    actor.send({ type: 'persona.add' });
    submit();
    expect(log).toEqual([
      'default persona-2',
      'choose persona-2 in room-1',
      'choose null in room-1',
      'save a new one',
    ]);
    expect(actor.getSnapshot().value).toEqual({ editor: 'editing', standard: 'changing', room: 'choosing' });
  });

  test('[S8.10] a failed selection or default changes nothing', async () => {
    const { actor, log } = start(everything, true);
    await sendAndSettle(actor, { type: 'persona.choose', uuid: 'persona-2' });
    await sendAndSettle(actor, { type: 'persona.default', uuid: 'persona-2' });
    const { choosePersona, makeDefault } = actor.getSnapshot().children;
    for (const command of [choosePersona, makeDefault]) {
      expect(selectFailure(command?.getSnapshot())?.kind).toBe('unreachable');
      command?.send({ type: 'command.cancel' });
    }
    expect(log).toEqual(['choose persona-2 in room-1', 'default persona-2']);
    expect(selectDefault(actor.getSnapshot())).toBe('persona-1');
    expect(actor.getSnapshot().context.personas).toEqual(everything.personas);
    expect(actor.getSnapshot().context.roomPersona).toEqual(irisAsDefault);
  });
});
