import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  memoryActionsMachine,
  type MemoryDraft,
  type MemoryReport,
  type MemoryToSave,
  type SwitchCommand,
  type MemoryCommand,
} from '../../../src/machines/memory/memory-actions.machine.ts';
import {
  selectCommand,
  selectCommandsOf,
  selectEdited,
  selectSwitch,
} from '../../../src/machines/memory/memory-actions.selectors.ts';
import type { Memory } from '../../../src/machines/memory/memory.ts';
import { selectFailure, selectIsBusy, toCommand } from '../../../src/machines/shared/commands/command.ts';
import { toConfirmation } from '../../../src/machines/shared/commands/confirmation.ts';
import { unreachable } from '../chat/chat-samples.ts';
import { deferredCall } from '../support/deferred-call.ts';
import { settled } from '../support/deferred.ts';
import { createParent } from '../support/parent.ts';
import { harbor, nurse, porto } from './memory-samples.ts';

const halfWritten = { ...nurse, text: 'Half written' };

function start() {
  const log: string[] = [];
  const { parentRef, received } = createParent<MemoryReport>();
  const changes = deferredCall<MemoryReport, MemoryCommand | SwitchCommand>();
  const saved: MemoryDraft[] = [];
  const actor = createActor(
    memoryActionsMachine.provide({
      actors: {
        changeMemory: toCommand(changes.logic),
        saveMemory: toConfirmation<Memory, MemoryDraft, MemoryToSave>(
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
        resumeForm({ self }, { memories }) {
          const [memory] = memories;
          if (memory?.text === 'Half written') self.send({ type: 'form.correct', memory });
        },
      },
    }),
    {
      input: {
        parentRef,
        mateId: 'iris-vale',
        roomId: 'room-1',
        memories: [halfWritten],
      },
    },
  ).start();
  const submit = (text: string) =>
    actor.getSnapshot().children.saveMemory?.send({ type: 'action.confirm', answer: { kind: 'plan', text } });
  return { actor, log, received, changes: changes.requests, saved, submit };
}

const pin = { type: 'memory.pin', memory: nurse, pinned: true } as const;
const forget = { type: 'memory.forget', memory: nurse, forgotten: true } as const;

describe('memoryActions', () => {
  test('an interrupted form opens again; its fact stays as it was', async () => {
    const { actor, log, received, saved, submit } = start();
    expect(selectEdited(actor.getSnapshot())).toBe(halfWritten);
    submit('Works at night');
    await settled();
    expect(saved).toEqual([
      { mateId: 'iris-vale', roomId: 'room-1', memory: halfWritten, kind: 'plan', text: 'Works at night' },
    ]);
    expect(received).toEqual([{ type: 'memory.changed', memory: { ...porto, text: 'Works at night' } }]);
    expect(log).toEqual(['memorySaved']);
    expect(selectEdited(actor.getSnapshot())).toBeUndefined();
  });

  test('a new fact is saved; a form that is closed saves nothing, and a failure keeps it open', async () => {
    const { actor, received, saved, submit } = start();
    actor.getSnapshot().children.saveMemory?.send({ type: 'action.cancel' });
    actor.send({ type: 'form.add' });
    expect(selectEdited(actor.getSnapshot())).toBeNull();
    submit('broken');
    await settled();
    expect(actor.getSnapshot().children.saveMemory?.getSnapshot().context.failure?.kind).toBe('unreachable');
    submit('Goes to Porto');
    await settled();
    expect(saved.map(({ memory, text }) => [memory, text])).toEqual([
      [null, 'broken'],
      [null, 'Goes to Porto'],
    ]);
    expect(received).toHaveLength(1);
  });

  test('each action on each memory is a separate command', async () => {
    const { actor, received, changes } = start();
    actor.send(pin);
    actor.send(forget);
    actor.send({ ...pin, memory: porto });
    actor.send({ ...forget, memory: harbor });
    expect(selectCommandsOf(nurse)(actor.getSnapshot())).toHaveLength(2);
    expect(selectCommandsOf(harbor)(actor.getSnapshot()).map(({ id }) => id)).toEqual([
      'memory.forget.chapter-1',
    ]);
    expect(
      selectIsBusy(selectCommand({ type: 'memory.pin', memory: porto })(actor.getSnapshot())?.getSnapshot()),
    ).toBe(true);
    changes[1]?.resolve({ type: 'memory.forgotten', memoryId: 'fact-1' });
    await settled();
    expect(received).toEqual([{ type: 'memory.forgotten', memoryId: 'fact-1' }]);
    expect(selectCommandsOf(nurse)(actor.getSnapshot())).toHaveLength(1);
  });

  test('the same action again repeats the command that failed, as it is asked for now', async () => {
    const { actor, received, changes } = start();
    actor.send(forget);
    changes[0]?.reject(unreachable);
    await settled();
    const command = selectCommand(forget)(actor.getSnapshot());
    expect(selectFailure(command?.getSnapshot())?.kind).toBe('unreachable');
    actor.send({ ...forget, forgotten: false });
    expect(changes.map(({ input }) => input)).toEqual([forget, { ...forget, forgotten: false }]);
    changes[1]?.resolve({ type: 'memory.changed', memory: nurse });
    await settled();
    expect(received).toEqual([{ type: 'memory.changed', memory: nurse }]);
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
