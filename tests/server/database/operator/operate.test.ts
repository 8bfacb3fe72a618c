import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { hashSecret } from '../../../../server/shared/ids.ts';
import { runOperate } from '../../../../server/operator/operate.ts';
import { plain, refused } from '../../support/answers.ts';
import { choose, placeOrder, readLedger } from '../../support/billing/orders.ts';
import { failed, operatorOf, printed } from '../../support/operator.ts';
import { saveMate } from '../../support/mates/own-mates.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson, type Person } from '../../support/talk.ts';

const noon = Date.UTC(2026, 4, 17, 12);
let ada: Person;
const server = await startSharedServer({
  startsAt: noon,
  environment: { LIMIT_FACTOR: '100', GRANT_CHATS: '10', SANDBOX_PAYMENTS: 'true' },
});
const operator = operatorOf(server);
beforeEach(async () => {
  ada = await createPerson(server);
});

const logAbout = async (subject: string) =>
  v
    .parse(
      v.array(
        v.object({ action: v.string(), operator: v.string(), reason: v.string(), details: v.unknown() }),
      ),
      JSON.parse((await operator.run('log', subject, '--json')).output),
    )
    .map(({ action, operator: by, reason, details }) => [action, by, reason, details]);

describe('an account', () => {
  test('is found by id and by e-mail address, with what helps and nothing else', async () => {
    const { orderId } = await placeOrder(ada, 'gold-100');
    const mate = await saveMate(ada);
    const { roomId } = await ada.openRoom();
    await ada.send(roomId, 'My secret words').then((reading) => reading.rest());

    const shown = await operator.run('user', ada.email.toUpperCase());
    expect(await operator.run('user', ada.userId)).toEqual(shown);
    expect(shown.output).toContain(`${ada.userId}  ${ada.email}`);
    expect(shown.output).toMatch(/status {7}active\n/);
    expect(shown.output).toMatch(/sign-in {6}password\n/);
    expect(shown.output).toMatch(/sessions {5}1, last used 2026-05-17 12:\d\d\n/);
    expect(shown.output).toMatch(/balance {6}9 chats, 0 gold coins\n/);
    expect(shown.output).toContain(`${orderId}  2026-05-17`);
    expect(shown.output).toContain(`${mate.mateId}  Ruth Lindgren  private`);

    const data = (await operator.run('user', ada.userId, '--json')).output;
    expect(JSON.parse(data)).toMatchObject({ userId: ada.userId, chats: 9, signIn: ['password'] });
    const { password_hash: hash } = await server.database
      .selectFrom('users')
      .select('password_hash')
      .where('user_id', '=', ada.userId)
      .executeTakeFirstOrThrow();
    for (const secret of ['secret words', hash ?? 'none', ada.token, '1990-05-17']) {
      expect(shown.output + data).not.toContain(secret);
    }
  });

  test('that does not exist is reported in one line', async () => {
    expect(await operator.run('user', 'nobody@example.com')).toEqual(
      failed('There is no account nobody@example.com.'),
    );
    expect(await operator.change('lock', 'x\ny')).toEqual(failed('There is no account x y.'));
  });

  test('receives and loses chats and gold coins, never below zero, and its ledger explains it', async () => {
    expect(await operator.change('grant', ada.email, '--chats', '5', '--gold', '30')).toEqual(
      printed(`The account ${ada.userId} has 15 chats and 30 gold coins.`),
    );
    expect(await operator.change('take', ada.userId, '--gold', '31')).toEqual(
      failed(`The account ${ada.userId} has less than that.`),
    );
    expect(await operator.change('take', ada.userId, '--chats', '15')).toEqual(
      printed(`The account ${ada.userId} has 0 chats and 30 gold coins.`),
    );
    const { benefits, entries } = await readLedger(ada);
    expect(benefits).toMatchObject({ chats: 0, goldCoins: 30 });
    expect(entries.map(({ reason, chats, goldCoins }) => [reason, chats, goldCoins])).toEqual([
      ['adjustment', -15, 0],
      ['adjustment', 5, 30],
      ['welcome', 10, 0],
    ]);
    expect(await logAbout(ada.userId)).toEqual([
      ['grant', 'olga', 'asked by mail', { chats: 5, goldCoins: 30 }],
      ['take', 'olga', 'asked by mail', { chats: 15, goldCoins: 0 }],
    ]);
  });
});

describe('a locked account', () => {
  const signIn = () => server.post('/user/login', { email: ada.email, password: ada.password });
  const locked = refused(
    200,
    code.accountLocked,
    'This account is locked. Please contact the operator of this site.',
  );

  test('loses its sessions and links, and learns why only with the right password', async () => {
    await server.post('/user/password/forgot', { email: ada.email });
    expect(await operator.change('lock', ada.email)).toEqual(printed(`The account ${ada.userId} is locked.`));
    expect(await operator.change('lock', ada.email)).toEqual(
      printed(`The account ${ada.userId} was locked already.`),
    );

    expect((await ada.get('/user/benefits')).envelope.c).toBe(code.loginExpired);
    expect(plain(await signIn())).toEqual(locked);
    const guess = await server.post('/user/login', { email: ada.email, password: 'something else' });
    expect(guess.envelope.c).toBe(code.wrongCredentials);
    const rows = await server.database
      .selectFrom('password_resets')
      .select('user_id')
      .where('user_id', '=', ada.userId)
      .execute();
    expect(rows).toEqual([]);

    expect(await operator.change('unlock', ada.email)).toEqual(
      printed(`The account ${ada.userId} is unlocked.`),
    );
    expect(await operator.change('unlock', ada.email)).toEqual(
      printed(`The account ${ada.userId} was not locked.`),
    );
    expect((await signIn()).envelope.c).toBe(code.ok);
    expect(await logAbout(ada.userId)).toEqual([
      ['lock', 'olga', 'asked by mail', {}],
      ['unlock', 'olga', 'asked by mail', {}],
    ]);
  });

  test('cannot be used by a session that was opened at the same moment, or by a mailed link', async () => {
    await operator.change('lock', ada.email);
    await server.database
      .insertInto('sessions')
      .values({
        session_id: crypto.randomUUID(),
        user_id: ada.userId,
        token_hash: hashSecret(ada.token),
        created_at: server.now(),
        rotated_at: server.now(),
        last_seen_at: server.now(),
        expires_at: server.now() + 1_000_000,
      })
      .execute();
    expect((await ada.get('/user/benefits')).envelope.c).toBe(code.loginExpired);

    await server.post('/user/password/forgot', { email: ada.email });
    const link = (await server.mails()).findLast(({ to }) => to === ada.email);
    const reset = { code: link?.code, newPassword: 'another long password' };
    expect(plain(await server.post('/user/password/reset', reset))).toEqual(locked);
    await operator.change('unlock', ada.email);
    expect((await signIn()).envelope.c).toBe(code.ok);
  });

  test('ends an open stream', async () => {
    const response = await fetch(`${server.url}/user/changes`, { headers: { token: ada.token } });
    expect(response.status).toBe(200);
    await operator.change('lock', ada.userId);
    await expect(new Response(response.body).text()).resolves.toEqual(expect.any(String));
  });
});

test('revoking ends the sessions of one account, or of all', async () => {
  const bob = await createPerson(server);
  expect(await operator.change('rotate', ada.email)).toEqual(printed('Ended sessions: 1.'));
  expect((await ada.get('/user/benefits')).envelope.c).toBe(code.loginExpired);
  expect((await bob.get('/user/benefits')).envelope.c).toBe(code.ok);
  expect((await operator.change('rotate', '--all')).exitCode).toBe(0);
  expect((await bob.get('/user/benefits')).envelope.c).toBe(code.loginExpired);
  expect(await operator.change('rotate')).toEqual(failed('Name either an account or --all.', 2));
});

test('a sandbox order is refunded once', async () => {
  const { orderId } = await placeOrder(ada, 'gold-100');
  expect(await operator.change('refund', orderId)).toEqual(
    failed(`The order ${orderId} is not paid: pending.`),
  );
  await choose(ada, orderId, 'pay');
  await operator.change('take', ada.userId, '--gold', '40');
  expect(await operator.change('refund', orderId)).toEqual(printed(`The order ${orderId} is refunded.`));
  expect(await operator.change('refund', orderId)).toEqual(
    printed(`The order ${orderId} was refunded already.`),
  );
  expect((await readLedger(ada)).benefits).toMatchObject({ chats: 10, goldCoins: 0 });
  expect(await logAbout(orderId)).toEqual([['refund', 'olga', 'asked by mail', { provider: 'sandbox' }]]);
  expect(await operator.change('refund', 'no-such-order')).toEqual(failed('This order no longer exists.'));
});

describe('the log', () => {
  test('shows who did what and why', async () => {
    await operator.change('grant', ada.userId, '--chats', '1');
    const { output } = await operator.run('log', '--limit', '1');
    expect(output).toMatch(
      new RegExp(
        `^2026-05-17 1\\d:\\d\\d {2}olga {2}grant {2}${ada.userId}\n {2}reason {3}asked by mail\n {2}details {2}\\{"chats":1,"goldCoins":0\\}$`,
      ),
    );
    expect(await operator.run('log', 'unknown')).toEqual(printed('There are no entries.'));
  });

  test('cannot be changed, deleted or replaced', async () => {
    await operator.change('grant', ada.userId, '--chats', '1');
    const { database } = server;
    const before = (await operator.run('log')).output;
    const { action_id: id } = await database
      .selectFrom('operator_actions')
      .select('action_id')
      .where('subject', '=', ada.userId)
      .executeTakeFirstOrThrow();
    const again = sql.raw(`values ('${id}', 1, 'x', 'x', 'x', 'x', '{}')`);
    const replacement =
      server.running.deps.dialect === 'sqlite'
        ? sql`insert or replace into operator_actions ${again}`
        : sql`insert into operator_actions ${again} on conflict (action_id) do update set reason = 'x'`;
    for (const statement of [
      sql`update operator_actions set reason = 'x'`,
      sql`delete from operator_actions`,
      ...(server.running.deps.dialect === 'postgres' ? [sql`truncate operator_actions`] : []),
      replacement,
    ]) {
      await expect(statement.execute(database)).rejects.toThrow(/operator_actions is append-only/);
    }
    expect((await operator.run('log')).output).toBe(before);
  });

  test('contains nothing of a change that failed', async () => {
    await operator.change('take', ada.userId, '--chats', '11');
    expect(await logAbout(ada.userId)).toEqual([]);
  });
});

describe('wrong arguments', () => {
  test.each([
    [['lock', 'x'], 'Say why with --reason TEXT, in at most 500 characters.'],
    [['lock', 'x', '--reason', ' \n'], 'Say why with --reason TEXT, in at most 500 characters.'],
    [['lock', 'x', '--reason', 'x'.repeat(501)], 'Say why with --reason TEXT, in at most 500 characters.'],
    [['user', 'x', '--reason', 'x'], 'This command changes nothing and takes no --reason.'],
    [['user'], 'Usage: npm run operate -- user USER'],
    [['lock', '', '--reason', 'x'], 'Usage: npm run operate -- lock USER --reason TEXT'],
    [['lock', 'x', '--chats', '1', '--reason', 'x'], 'Usage: npm run operate -- lock USER --reason TEXT'],
    [['grant', 'x', '--reason', 'x'], 'Set --chats or --gold.'],
    [['grant', 'x', '--chats', '0', '--reason', 'x'], '--chats must be a number from 1 to 999999, not 0.'],
    [['log', '--limit', 'all'], '--limit must be a number from 1 to 999999, not all.'],
    [['constructor'], 'There is no command constructor. `npm run operate -- --help` lists them.'],
    [['log', '--by', ''], '--by needs a name.'],
  ])('%j change nothing and exit with 2', async (args, error) => {
    expect(await runOperate(args, server.running.deps.config)).toEqual(failed(error, 2));
  });

  test('an unknown option is named', async () => {
    const { error, exitCode } = await operator.run('log', '--wrong');
    expect([error, exitCode]).toEqual([expect.stringContaining("'--wrong'"), 2]);
  });

  test('the usage lists each command', async () => {
    const { output, exitCode } = await runOperate(['--help'], server.running.deps.config);
    expect(exitCode).toBe(0);
    expect(output).toMatch(/ {2}refund ORDER +returns the payment/);
    expect((await runOperate([], server.running.deps.config)).exitCode).toBe(2);
  });
});
