import { expect, test } from 'vitest';
import { failed, operatorOf, printed } from '../support/operator.ts';
import { startSharedServer } from '../support/server.ts';
import { createPerson, firstMate } from '../support/talk.ts';

const noon = Date.UTC(2026, 4, 17, 12);
const server = await startSharedServer({ startsAt: noon, environment: { LIMIT_FACTOR: '100' } });
const ada = await createPerson(server);
const operator = operatorOf(server);

const report = (words: string, rest: object = {}) =>
  ada.post('/safety/report', {
    clientId: crypto.randomUUID(),
    mateId: firstMate,
    reason: 'pressure',
    words,
    consent: true,
    ...rest,
  });
const ids = async () =>
  (await server.database.selectFrom('reports').select('report_id').orderBy('report_id').execute()).map(
    (row) => row.report_id,
  );

test('[P9] an operator reads the open reports while the server runs, and closes them', async () => {
  expect(await operator.run('reports')).toEqual(printed('There are no open reports.'));
  expect(await operator.run('reports', '--all')).toEqual(printed('There are no reports.'));

  const { roomId } = await ada.openRoom();
  const [greeting] = await ada.messages(roomId);
  await report('It wants\nmy money.\u001b[2J', { messageId: greeting?.messageId });
  await report('');
  const [first = '', second = ''] = await ids();
  const reply = greeting?.text.replaceAll(/\s+/g, ' ');
  const aboutReply = [
    `${first}  2026-05-17 12:00  pressure`,
    `  about  a reply by Iris Vale (${firstMate})`,
    '  words  It wants my money. [2J',
    `  reply  ${reply ?? ''}`,
  ].join('\n');
  const aboutMate = [`${second}  2026-05-17 12:00  pressure`, `  about  Iris Vale (${firstMate})`].join('\n');
  expect(await operator.run('reports')).toEqual(printed(`${aboutReply}\n\n${aboutMate}`));

  server.advance(3_600_000);
  expect(await operator.change('close', first)).toEqual(printed(`The report ${first} is closed.`));
  expect(await operator.change('close', first)).toEqual(printed(`The report ${first} was closed already.`));
  expect(await operator.run('reports')).toEqual(printed(aboutMate));
  const { output } = await operator.run('reports', '--all');
  expect(output).toContain('closed  2026-05-17 13:00');
  expect((await report('after that')).envelope.c).toBe(200);
});

test('[P9] nothing identifies the reporting user', async () => {
  await report('Mine');
  const { output } = await operator.run('reports', '--all', '--json');
  expect(output).toContain('Mine');
  expect(output).not.toContain(ada.userId);
});

test('an unknown report closes none of those that are named', async () => {
  const [id = ''] = (await ids()).slice(-1);
  const before = await operator.run('reports');
  expect(await operator.change('close', id, 'nothing\u001b[2J')).toEqual(
    failed('There is no report nothing [2J.'),
  );
  expect(await operator.run('reports')).toEqual(before);
});
