import type { ImportPreview } from '../../../src/machines/imports/import.reducers.ts';
import { allowing, type Edge } from 'statechart-tools/explorer/model';
import { clockmaker } from '../../machines/account/account-samples.ts';
import { model as whole } from '../../machines/imports/import.model.ts';
import { ruth } from '../../machines/mates/user-mate-samples.ts';
import { advanceUntil } from '../support/clock.ts';
import type { Envelope } from '../support/stand-ins/gate.ts';
import { jsonFile } from '../support/stand-ins/held-files.ts';
import { absent, code, on, refusal, sent, success, testTours } from '../support/tours/tour.ts';

/** Locked files are read in `companion-file.spec.ts`: only a real one opens. */
const model = allowing(whole, (_, event) => !('output' in event && 'lock' in Object(event.output)));

/** The last request before the preview. */
const matesCall = '/mate/own/list';

const json = (name: string, content: object) => jsonFile(name, JSON.stringify(content));
const chat = (name: string) =>
  jsonFile(
    `${name}.jsonl`,
    `{"user_name":"Sam","character_name":"Vex","chat_metadata":{}}
     {"name":"Vex","is_user":false,"mes":"Welcome to ${name}."}`,
  );
const personas = {
  personas: { 'a.png': 'Sam' },
  persona_descriptions: { 'a.png': { description: 'A sailor.' } },
};
const exported = [
  json('vex.json', { name: 'Vex', description: 'Vex keeps the ferry.', first_mes: 'Good evening.' }),
  chat('The ferry'),
  chat('The quay'),
  json('settings.json', { power_user: personas }),
];

/** `companion-file.spec.ts` takes them. */
const elsewhere = [
  'import.locked —import.cancel→ import.idle',
  'import.locked —passphrase.submit→ import.reading',
  'import.reading —xstate.done.actor.readFiles[0]→ import.locked',
  'import.reading —xstate.done.actor.readFiles[1]→ import.locked.refused',
];

testTours('import', { model, impossible: elsewhere }, ({ page, main, gate, walk }) => {
  const { button, status } = on(main);
  /** The last step in which files were chosen. */
  let chosen = -1;
  const toggle = (group: RegExp) => () =>
    main.getByRole('group', { name: group }).getByRole('checkbox').first().press('Space');
  // The page pauses between files.
  const endReading = (answer: Envelope) => () => advanceUntil(page, gate.settle(matesCall, answer));
  return {
    opening: {
      place: '/import',
      held: [matesCall],
      answers: {
        '/import/list': success({ imports: [], left: { rooms: 500, mates: 200, personas: 20, books: 50 } }),
        '/mate/own/save': success(ruth),
        '/import/messages': success({ roomId: 'room-1', stored: 1 }),
      },
    },
    answers: {
      // Its first request.
      runImport: { call: '/user/saveOrUpdatePersona', response: () => clockmaker },
    },
    causes: {
      'files.choose': (_, __, step) => {
        chosen = walk.steps.indexOf(step, chosen + 1);
        const files = hasItems(walk.steps.slice(chosen)) ? exported : [jsonFile('broken.json', '{"type":')];
        return main.getByLabel('Choose files').setInputFiles(files);
      },
      'item.toggle': toggle(/^Mates/),
      'kind.toggle': toggle(/^Chats/),
      'mate.choose': () =>
        main.getByRole('combobox', { name: 'Chats with Vex go to' }).selectOption(ruth.mateId),
      'import.start': /^(Import|Continue)$/,
      'import.stop': 'Stop',
      'import.cancel': /^(Cancel|Close)$/,
      'import.progress': sent,
      'xstate.done.actor.readFiles': endReading(success({ mates: [ruth], most: 20, isScripted: false })),
      'xstate.error.actor.readFiles': endReading(refusal(code.serverError, 'broken')),
    },
    within: main,
    assertions: [
      ['idle', absent(button(/^(Cancel|Close|Import)$/))],
      ['reading', status('Reading the files…')],
      ['nothing', status('Nothing in these files can be imported.'), 'broken.json', 'Damaged or incomplete'],
      ['unread', status('Couldn’t read the files.')],
      ['preview', button('Import')],
      ['importing', button('Stop')],
      ['interrupted', button('Continue')],
      ['done', status('Import finished.')],
    ],
  };
});

/** Whether the files that are read next contain something: the files are chosen before. */
function hasItems(steps: readonly Edge[]): boolean {
  const read = steps.find(({ cause }) => cause.kind === 'done' && cause.child === 'readFiles');
  if (read?.cause.kind !== 'done') return true;
  const { items }: Pick<ImportPreview, 'items'> = Object(read.cause.result);
  return items.length > 0;
}
