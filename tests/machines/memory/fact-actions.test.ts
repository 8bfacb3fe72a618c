import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Fact } from '../../../contract/memory.ts';
import { factActionsMachine } from '../../../src/machines/memory/fact-actions.machine.ts';
import {
  selectCommand,
  selectCommandsOf,
  selectEdited,
  selectForm,
  selectSwitch,
} from '../../../src/machines/memory/fact-actions.selectors.ts';
import type {
  FactDraft,
  FactReport,
  FactToSave,
  MemoryCommand,
} from '../../../src/machines/memory/fact-actions.types.ts';
import { selectFailure, selectIsBusy, toCommand } from '../../../src/machines/shared/commands/command.ts';
import { toConfirmation } from '../../../src/machines/shared/commands/confirmation.ts';
import { unreachable } from '../chat/chat-samples.ts';
import { deferredCall } from '../support/deferred-call.ts';
import { settled } from '../support/deferred.ts';
import { createParent } from '../support/parent.ts';
import { nurse, porto } from './fact-samples.ts';

function start() {
  const log: string[] = [];
  const { parentRef, received } = createParent<FactReport>();
  const changes = deferredCall<FactReport, MemoryCommand>();
  const saved: FactDraft[] = [];
  const actor = createActor(
    factActionsMachine.provide({
      actors: {
        changeMemory: toCommand(changes.logic),
        saveFact: toConfirmation<Fact, FactDraft, FactToSave>(
          fromPromise(({ input }) => {
            saved.push(input);
            return input.text === 'broken'
              ? Promise.reject(unreachable)
              : Promise.resolve({ ...porto, text: input.text });
          }),
        ),
      },
      actions: {
        showToast: (_, { key }) => void log.push(key),
        resumeForm({ self }, { facts }) {
          const [fact] = facts;
          if (fact?.text === 'Half written') self.send({ type: 'form.correct', fact });
        },
      },
    }),
    {
      input: {
        parentRef,
        mateId: 'iris-vale',
        roomId: 'room-1',
        facts: [{ ...nurse, text: 'Half written' }],
      },
    },
  ).start();
  const submit = (text: string) =>
    selectForm(actor.getSnapshot())?.send({ type: 'action.confirm', answer: { kind: 'plan', text } });
  return { actor, log, received, changes: changes.requests, saved, submit };
}

const pin = { type: 'memory.pin', factId: 'fact-1', pinned: true } as const;
const forget = { type: 'memory.forget', factId: 'fact-1', forgotten: true } as const;

describe('factActions', () => {
  test('an interrupted form opens again; its fact stays as it was', async () => {
    const { actor, log, received, saved, submit } = start();
    expect(selectEdited(actor.getSnapshot())).toMatchObject({ factId: 'fact-1', text: 'Half written' });
    submit('Works at night');
    await settled();
    expect(saved).toEqual([
      { mateId: 'iris-vale', roomId: 'room-1', factId: 'fact-1', kind: 'plan', text: 'Works at night' },
    ]);
    expect(received).toEqual([{ type: 'fact.changed', fact: { ...porto, text: 'Works at night' } }]);
    expect(log).toEqual(['factSaved']);
    expect(selectEdited(actor.getSnapshot())).toBeUndefined();
  });

  test('a new fact is saved; a form that is closed saves nothing, and a failure keeps it open', async () => {
    const { actor, received, saved, submit } = start();
    selectForm(actor.getSnapshot())?.send({ type: 'action.cancel' });
    actor.send({ type: 'form.add' });
    expect(selectEdited(actor.getSnapshot())).toBeNull();
    submit('broken');
    await settled();
    expect(selectForm(actor.getSnapshot())?.getSnapshot().context.failure?.kind).toBe('unreachable');
    submit('Goes to Porto');
    await settled();
    expect(saved.map(({ factId, text }) => [factId, text])).toEqual([
      [null, 'broken'],
      [null, 'Goes to Porto'],
    ]);
    expect(received).toHaveLength(1);
  });

  test('each action on each fact is a separate command', async () => {
    const { actor, received, changes } = start();
    actor.send(pin);
    actor.send(forget);
    actor.send({ ...pin, factId: 'fact-2' });
    expect(selectCommandsOf('fact-1')(actor.getSnapshot())).toHaveLength(2);
    expect(selectIsBusy(selectCommand('memory.pin', 'fact-2')(actor.getSnapshot())?.getSnapshot())).toBe(
      true,
    );
    changes[1]?.resolve({ type: 'fact.forgotten', factId: 'fact-1' });
    await settled();
    expect(received).toEqual([{ type: 'fact.forgotten', factId: 'fact-1' }]);
    expect(selectCommandsOf('fact-1')(actor.getSnapshot())).toHaveLength(1);
  });

  test('the same action again repeats the command that failed, as it is asked for now', async () => {
    const { actor, received, changes } = start();
    actor.send(forget);
    changes[0]?.reject(unreachable);
    await settled();
    const command = selectCommand('memory.forget', 'fact-1')(actor.getSnapshot());
    expect(selectFailure(command?.getSnapshot())?.kind).toBe('unreachable');
    actor.send({ ...forget, forgotten: false });
    expect(changes.map(({ input }) => input)).toEqual([forget, { ...forget, forgotten: false }]);
    changes[1]?.resolve({ type: 'fact.changed', fact: nurse });
    await settled();
    expect(received).toEqual([{ type: 'fact.changed', fact: nurse }]);
  });

  test('a command that is canceled reports nothing', async () => {
    const { actor, received, changes } = start();
    actor.send(pin);
    changes[0]?.reject(unreachable);
    await settled();
    selectCommand('memory.pin', 'fact-1')(actor.getSnapshot())?.send({ type: 'command.cancel' });
    expect([received, actor.getSnapshot().context.commands]).toEqual([[], []]);
  });

  test('the switch of the room is one command', async () => {
    const { actor, received, changes } = start();
    actor.send({ type: 'memory.switch', roomId: 'room-1', remembers: false });
    expect(selectSwitch(actor.getSnapshot())?.id).toBe('memory.switch');
    changes[0]?.resolve({ type: 'room.switched', remembers: false });
    await settled();
    expect(received).toEqual([{ type: 'room.switched', remembers: false }]);
    expect(selectSwitch(actor.getSnapshot())).toBeUndefined();
  });
});
