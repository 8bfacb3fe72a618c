import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { Fact } from '../../contract/fact.ts';
import { Chapter } from '../../contract/memory.ts';
import type { MateMemoryContext } from '../../src/machines/memory/mate-memory.types.ts';
import { isChapter } from '../../src/machines/memory/memory.ts';
import { model } from '../machines/memory/mate-memory.model.ts';
import { nurse } from '../machines/memory/memory-samples.ts';
import type { Edge, Node } from '../../tools/statechart-tests/model.ts';
import { refusal, success } from './support/gate.ts';
import { memoryButtons, memoryCalls, openMemory, type MemoryStage } from './support/memory-stage.ts';
import type { Observer } from './support/observer.ts';
import { testTours, textIn, type Stage, type StateAssertion } from './support/tour.ts';
import { setVisibility } from './support/visibility.ts';

testTours('mateMemory', { model }, async ({ page, observer, walk }) => {
  const { mateId }: MateMemoryContext = walk.start.snapshot.context;
  const stage = await openMemory(page, mateId !== null);
  return stageOn(page, stage, observer);
});

function stageOn(page: Page, { gate, load }: MemoryStage, observer: Observer): Stage {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  async function happen({ event, cause }: Edge, { snapshot }: Node): Promise<void> {
    const { forgotten }: MateMemoryContext = snapshot.context;
    if (cause.kind === 'done') await load(v.parse(Loaded, cause.result));
    // A test cannot make the browser fail to report its visibility.
    else if (cause.kind === 'error' && cause.child === 'watchPage') await observer.send('mateMemory', event);
    else if (cause.kind === 'error') await observer.kill(cause.child);
    else if (event.type === 'load.retry') await press('Try again');
    // Only a conversation next to the list causes it.
    else if (event.type === 'memories.outdated') await observer.send('mateMemory', event);
    else if (event.type === 'page.shown') await page.evaluate(setVisibility, 'visible' as const);
    else if (event.type === 'connection.restored')
      await page.evaluate(() => void dispatchEvent(new Event('online')));
    else if (event.type === 'search.change')
      await page.getByRole('searchbox', { name: 'Search memories' }).fill(textIn(event, 'query'));
    else if (event.type === 'room.switched') {
      await page.getByRole('switch', { name: 'Remember things in this chat' }).click();
      await gate.settle(memoryCalls['memory.switch'], success({ remembers: false }));
    } else await change(event, forgotten.length > 0);
  }

  async function change(event: Edge['event'], isForgotten: boolean): Promise<void> {
    if (event.type === 'memory.forgotten') {
      await press(memoryButtons['memory.forget']);
      await gate.settle(memoryCalls['memory.forget'], success(nurse));
    } else if (event.type === 'memory.missing') {
      await press(memoryButtons['memory.end']);
      await gate.settle(memoryCalls['memory.end'], refusal(4040, 'There is no such fact.'));
    } else if (isForgotten) {
      await press('Undo');
      await gate.settle(memoryCalls['memory.forget'], success(v.parse(Changed, event).memory));
    } else {
      await press(memoryButtons['memory.pin']);
      await gate.settle(memoryCalls['memory.pin'], success(v.parse(Changed, event).memory));
    }
  }

  return { happen, assertions: assertionsOn(page) };
}

const Changed = v.object({ memory: Fact });
const Loaded = v.object({ memories: v.array(v.union([Fact, Chapter])), remembers: v.boolean() });

function assertionsOn(page: Page): StateAssertion[] {
  const rows = page.getByRole('list', { name: /^(About you|Plans and promises)$/ }).getByRole('listitem');
  return [
    [{ page: 'empty' }, page.getByText('No mate chosen')],
    [{ page: 'loading' }, () => expect(page.getByText('Loading memories')).toBeAttached()],
    [{ page: 'failed' }, page.getByText('Couldn’t load memories')],
    [
      { page: 'ready' },
      async ({ context }) => {
        const { memories, forgotten, query }: MateMemoryContext = context;
        const facts = memories.filter((memory) => !isChapter(memory));
        const isFound = query === '' || nurse.text.includes(query);
        await expect(rows).toHaveCount(isFound ? facts.length + forgotten.length : 0);
      },
    ],
    [
      { undo: 'offered' },
      ({ context }) => {
        const { forgotten }: MateMemoryContext = context;
        return expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(forgotten.length);
      },
    ],
  ];
}
