import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { MemoryActionsContext } from '../../src/machines/memory/memory-actions.types.ts';
import { model } from '../machines/memory/memory-actions.model.ts';
import { nurse } from '../machines/memory/memory-samples.ts';
import type { Edge, Node } from '../../tools/statechart-tests/model.ts';
import { advanceUntil } from './support/clock.ts';
import { endConfirmation } from './support/confirmations.ts';
import { refusal, success } from './support/gate.ts';
import { memoryButtons, memoryCalls, openMemory, type MemoryStage } from './support/memory-stage.ts';
import type { Observer } from './support/observer.ts';
import { testTours, type Stage } from './support/tour.ts';

const listing = { memories: [nurse], remembers: true };

testTours('memoryActions', { model }, async ({ page, observer }) => {
  const { gate, load } = await openMemory(page);
  await load(listing);
  return stageOn(page, { gate, load }, observer);
});

function stageOn(page: Page, { gate, load }: MemoryStage, observer: Observer): Stage {
  const main = page.getByRole('main');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  async function happen({ event, cause }: Edge, { snapshot }: Node): Promise<void> {
    const { commands, selected }: MemoryActionsContext = snapshot.context;
    if (cause.kind === 'error') await observer.kill(cause.child);
    else if (cause.kind === 'done' && cause.child === 'saveMemory')
      await save(cause.result, selected === null);
    else if (cause.kind === 'done') await end(typeOf(cause.child), v.parse(Ended, cause.result));
    else if (event.type === 'form.add') await press('Add a memory');
    else if (event.type === 'form.correct') {
      await listAgain();
      await press('Correct');
    } else {
      const type = v.parse(Type, event.type);
      // What is under way is not asked for again; what failed is.
      if (commands.some(({ id }) => typeOf(id) === type)) await fail(type);
      await ask(type);
    }
  }

  async function ask(type: Command): Promise<void> {
    await listAgain();
    if (type === 'memory.switch') await page.getByRole('switch').click();
    else await press(memoryButtons[type]);
  }

  /** What was forgotten or switched off before is listed again as it was. */
  async function listAgain(): Promise<void> {
    const isListed = await page.getByRole('button', { name: 'Correct', exact: true }).isVisible();
    if (isListed && (await page.getByRole('switch').isChecked())) return;
    await observer.send('mateMemory', { type: 'memories.outdated' });
    await load(listing);
    await expect(page.getByRole('button', { name: 'Correct', exact: true })).toBeVisible();
  }

  async function fail(type: Command): Promise<void> {
    await gate.fail(memoryCalls[type]);
    await advanceUntil(page, expect(main.getByRole('alert')).toBeVisible());
  }

  async function end(type: Command, { kind, result }: Ended): Promise<void> {
    const call = memoryCalls[type];
    if (kind === 'canceled') {
      await fail(type);
      await press('Cancel');
    } else if (result?.type === 'memory.missing')
      await gate.settle(call, refusal(4040, 'There is no such fact.'));
    else if (result?.type === 'room.switched') await gate.settle(call, success({ remembers: false }));
    else await gate.settle(call, success(nurse));
  }

  const save = (outcome: unknown, isNew: boolean): Promise<void> =>
    endConfirmation(page, outcome, {
      form: page.getByRole('main'),
      submit: async () => {
        await page.getByRole('textbox', { name: 'What to remember' }).fill(nurse.text);
        await press('Save');
      },
      settle: () => gate.settle(isNew ? '/memory/addFact' : '/memory/correctFact', success(nurse)),
    });

  return {
    actor: 'memoryActions.part',
    happen,
    assertions: [
      [{ form: 'open' }, page.getByRole('textbox', { name: 'What to remember' })],
      [
        { form: 'closed' },
        () => expect(page.getByRole('textbox', { name: 'What to remember' })).toHaveCount(0),
      ],
    ],
  };
}

const Type = v.picklist(['memory.pin', 'memory.end', 'memory.forget', 'memory.switch']);
type Command = v.InferOutput<typeof Type>;

const Ended = v.object({ kind: v.string(), result: v.optional(v.object({ type: v.string() })) });
type Ended = v.InferOutput<typeof Ended>;

/** `memory.pin` for `memory.pin.fact-1`. */
const typeOf = (commandId: string): Command => v.parse(Type, commandId.split('.').slice(0, 2).join('.'));
