/** Signs people up as they would: over HTTP, with the link of the mail in the data folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Person } from './person.mjs';

/** Resolves with that many people, each with their own room. */
export async function signUp(url, dataDir, count) {
  const people = [];
  for (let index = 0; index < count; index += 1) {
    people.push(await signUpOne(url, dataDir, `person-${index}@example.com`));
  }
  return people;
}

async function signUpOne(url, dataDir, email) {
  const { ticket } = await post(url, '/user/register', { email, password: 'correct horse battery' });
  await post(url, '/user/verify/confirm', { code: mailedCode(join(dataDir, 'outbox'), email), ticket });
  const { userInfo } = await post(url, '/user/verify/status', { email, ticket });
  await post(url, '/user/confirmAge', { birthDate: '1990-05-17' }, userInfo.token);
  const response = await fetch(`${url}/room/createRoom?mateId=iris-vale`, {
    headers: { token: userInfo.token },
  });
  const { roomId } = (await response.json()).d;
  return new Person({ token: userInfo.token, userId: userInfo.uuid, roomId });
}

function mailedCode(outbox, email) {
  for (const name of readdirSync(outbox)) {
    const mail = readFileSync(join(outbox, name), 'utf8').replaceAll(/=\r?\n/g, '');
    if (mail.includes(email)) return /#confirm(?:=3D|=)([\w-]+)/.exec(mail)?.[1];
  }
  throw new Error('No mail was sent.');
}

async function post(url, path, body, token = '') {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(body),
  });
  const { c, m, d } = await response.json();
  if (c !== 200) throw new Error(`${path}: ${c} ${m}`);
  return d;
}
