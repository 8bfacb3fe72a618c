/** Runs the operator's commands in a container, as the documents name them. */
import assert from 'node:assert/strict';

const email = 'ada@example.org';
const reason = ['--reason', 'a test'];

/** The commands of `npm run operate`, with arguments that succeed. */
const commands = {
  user: [email],
  grant: [email, '--chats', '5', ...reason],
  take: [email, '--chats', '5', ...reason],
  disputes: [],
  lock: [email, ...reason],
  unlock: [email, ...reason],
  rotate: [email, ...reason],
  'second-step-off': [email, ...reason],
  withdraw: ['wren', ...reason],
  restore: ['wren', ...reason],
  'withdraw-picture': ['none', ...reason],
  reports: [],
  'safety-report': [String(new Date().getFullYear())],
  log: [],
};

/** These need an order or a report. That they find none shows that they read the database. */
const refused = {
  refund: ['none', ...reason],
  close: ['none', ...reason],
};

/** `execute` runs a program in the container and returns its output. The server at `url` is running. */
export async function checkCommands(execute, url) {
  const npmRun = (name, args = [], options = {}) =>
    execute(['npm', 'run', '--silent', name, '--', ...args], options);
  await signUp(execute, url);

  const listed = [...npmRun('operate', ['--help']).matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name);
  assert.deepEqual(new Set(listed), new Set(Object.keys({ ...commands, ...refused })));
  for (const [name, args] of Object.entries(commands)) npmRun('operate', [name, ...args]);
  for (const [name, args] of Object.entries(refused))
    assert.match(npmRun('operate', [name, ...args], { fails: true }), /^(?!.*\n {4}at )/s);
  assert.match(npmRun('operate', ['log']), /unlock/);

  const file = '/data/backup.gz';
  assert.match(npmRun('backup', [file]), /written and checked/);
  npmRun('restore', [file], { DATA_DIR: '/data/restored' });
  assert.match(npmRun('operate', ['user', email], { DATA_DIR: '/data/restored' }), /ada@example\.org/);
  assert.match(npmRun('restore', [file], { fails: true }), /Another server is using/);
  assert.match(npmRun('doctor'), /^ok +database/m);
}

/** Makes an account. Its mail is in the volume, because the server has no mail server. */
async function signUp(execute, url) {
  const { ticket } = await call(url, '/user/register', { email, password: 'a long enough password' });
  const mail = execute(['sh', '-c', 'cat /data/outbox/*'])
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
  const [, code] = /#confirm=([\w-]+)/.exec(mail) ?? [];
  await call(url, '/user/verify/confirm', { code, ticket });
  await call(url, '/user/verify/status', { email, ticket });
}

async function call(url, path, input) {
  const headers = { 'content-type': 'application/json', language: 'en' };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(input) });
  const { c, m, d } = await response.json();
  assert.equal(c, 200, `${path}: ${c} ${m}`);
  return d;
}
