import { expect, type Page } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import type { ImportPreview } from '../../src/machines/imports/import.types.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import type { Walk } from '../../tools/statechart-tests/walks.ts';
import { clockmaker } from '../machines/account/account-samples.ts';
import { model } from '../machines/imports/import.model.ts';
import { ruth } from '../machines/mates/user-mate-samples.ts';
import { failAs } from './support/chat-stage.ts';
import { advanceUntil } from './support/clock.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { testTours, type Stage, type StateAssertion } from './support/tour.ts';

/** The last request before the preview, and the first of an import. */
const matesCall = '/mate/own/list';
const personaCall = '/user/saveOrUpdatePersona';

const json = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

const chat = (name: string) =>
  json(
    `${name}.jsonl`,
    [
      { user_name: 'Sam', character_name: 'Vex', chat_metadata: {} },
      { name: 'Vex', is_user: false, mes: `Welcome to ${name}.` },
    ]
      .map((line) => JSON.stringify(line))
      .join('\n'),
  );

const exported = [
  json('vex.json', {
    spec: 'chara_card_v2',
    spec_version: '2.0',
    data: { name: 'Vex', description: 'Vex keeps the ferry.', first_mes: 'Good evening.', tags: ['sea'] },
  }),
  chat('The ferry'),
  chat('The quay'),
  json('settings.json', {
    power_user: {
      personas: { 'a.png': 'Sam' },
      persona_descriptions: { 'a.png': { description: 'A sailor.' } },
    },
  }),
];

testTours('import', { model }, async ({ page, observer, walk }) => {
  const gate = await openSignedIn(page, '/import', {
    held: [matesCall, personaCall],
    answers: {
      '/import/list': success({ imports: [] }),
      '/mate/own/save': success(ruth),
      '/import/messages': success({ roomId: 'room-1', stored: 1 }),
    },
  });
  return stageOn(page, { gate, observer, walk });
});

interface Visit {
  readonly gate: Gate;
  readonly observer: Observer;
  readonly walk: Walk;
}

function stageOn(page: Page, { gate, observer, walk }: Visit): Stage {
  const main = page.getByRole('main');
  const press = (name: string | RegExp) => main.getByRole('button', { name, exact: true }).press('Enter');
  const box = (group: RegExp) => main.getByRole('group', { name: group }).getByRole('checkbox').first();
  /** The page pauses between files. */
  const afterReading = (settled: Promise<void>) => advanceUntil(page, settled);
  let taken = 0;

  const asPeople: Record<string, () => Promise<void>> = {
    'files.choose': () =>
      main
        .getByLabel('Choose files')
        .setInputFiles(hasItems(walk.steps.slice(taken)) ? exported : [json('broken.json', '{"type":')]),
    'item.toggle': () => box(/^Mates/).press('Space'),
    'kind.toggle': () => box(/^Chats/).press('Space'),
    'mate.choose': async () => {
      await main.getByRole('combobox', { name: 'Chats with Vex go to' }).selectOption(ruth.mateId);
    },
    'import.start': () => press(/^(Import|Continue)$/),
    'import.stop': () => press('Stop'),
    'import.cancel': () => press(/^(Cancel|Close)$/),
  };

  async function happen({ event, cause }: Edge): Promise<void> {
    taken += 1;
    const isReading = 'child' in cause && cause.child === 'readFiles';
    if (cause.kind === 'done')
      await (isReading
        ? afterReading(gate.settle(matesCall, success({ mates: [ruth], most: 20 })))
        : gate.settle(personaCall, success(clockmaker)));
    else if (cause.kind === 'error')
      await (isReading
        ? afterReading(gate.settle(matesCall, refusal(code.serverError, 'broken')))
        : failAs(gate, personaCall, cause.result));
    else if (event.type === 'import.progress') await observer.send('import', event);
    else await asPeople[event.type]?.();
  }

  return { happen, assertions: assertionsOn(page) };
}

/** Whether the files that are read next contain something: the files are chosen before. */
function hasItems(steps: readonly Edge[]): boolean {
  const read = steps.find(({ cause }) => cause.kind === 'done' && cause.child === 'readFiles');
  if (read?.cause.kind !== 'done') return true;
  const { items }: Pick<ImportPreview, 'items'> = Object(read.cause.result);
  return items.length > 0;
}

function assertionsOn(page: Page): StateAssertion[] {
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  const see = (text: string) => () => expect(status.filter({ hasText: text })).toBeVisible();
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  return [
    ['idle', () => expect(button('Cancel').or(button('Close')).or(button('Import'))).toHaveCount(0)],
    ['reading', see('Reading the files…')],
    ['nothing', see('Nothing in these files can be imported.')],
    ['unread', see('Couldn’t read the files.')],
    ['preview', button('Import')],
    ['importing', button('Stop')],
    ['interrupted', button('Continue')],
    ['done', see('Import finished.')],
  ];
}
