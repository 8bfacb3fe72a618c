import * as v from 'valibot';
import { model } from '../../machines/memory/memory-actions.model.ts';
import { nurse } from '../../machines/memory/memory-samples.ts';
import { isCanceled } from '../support/confirmations.ts';
import { loadMemories, memoryButtons, memoryCalls, memoryPage } from '../support/stages/memory-stage.ts';
import { absent, fillIn, on, outputOf, pressIn, refusal, success, testTours } from '../support/tours/tour.ts';

const listing = { memories: [nurse], remembers: true };

/** The response to a change of a fact, or of what is remembered in the room. */
function answerTo(result: unknown) {
  const { type } = v.parse(v.object({ type: v.string() }), result);
  if (type === 'memory.missing') return refusal(4040, 'There is no such fact.');
  return success(type === 'room.switched' ? { remembers: false } : nurse);
}

testTours('memoryActions', { model }, ({ page, main, gate, observer }) => {
  const { button, field } = on(page);
  const isOn = page.getByRole('switch', { checked: true });

  /** A memory that was forgotten or switched off before is listed again as it was. */
  async function listAgain(): Promise<void> {
    if ((await button('Correct').isVisible()) && (await isOn.isVisible())) return;
    await observer.send('mateMemory', { type: 'memories.outdated' });
    await loadMemories(gate, listing);
    await button('Correct').waitFor();
  }
  const press = (name: string) => async () => {
    await listAgain();
    await pressIn(page, name);
  };
  return {
    actor: 'memoryActions.part',
    opening: memoryPage(),
    begin: () => loadMemories(gate, listing),
    answers: Object.fromEntries(
      Object.entries(memoryCalls).map(([type, call]) => [type, { call, envelope: answerTo }] as const),
    ),
    failure: main.getByRole('alert'),
    causes: {
      'form.add': 'Add a memory',
      'form.correct': press('Correct'),
      'memory.pin': press(memoryButtons['memory.pin']),
      'memory.end': press(memoryButtons['memory.end']),
      'memory.forget': press(memoryButtons['memory.forget']),
      'memory.switch': async () => {
        await listAgain();
        await page.getByRole('switch').press(' ');
      },
      'xstate.done.actor.saveMemory': async (event, { snapshot }) => {
        if (isCanceled(outputOf(event))) return pressIn(main, 'Cancel');
        await fillIn(main, { 'What to remember': nurse.text }, 'Save');
        const call = snapshot.context.selected === null ? '/memory/addFact' : '/memory/correctFact';
        return gate.settle(call, success(nurse));
      },
    },
    assertions: [
      [{ form: 'open' }, field('What to remember')],
      [{ form: 'closed' }, absent(field('What to remember'))],
    ],
  };
});
