import { request } from 'node:http';
import * as v from 'valibot';
import { UserInfo } from '../../../../contract/sign-in/user.ts';
import { createOwnerLink } from '../../../../server/domain/sign-in/sign-in-links.ts';
import type { ApiAnswer, TestServer } from '../server.ts';

/** Opens a link as a page of this server does in a browser on this computer, but for these headers. Null leaves one out. */
export const openLink = (
  { running }: Pick<TestServer, 'running'>,
  secret: string,
  headers: Readonly<Record<string, string | null>> = {},
): Promise<Pick<ApiAnswer, 'status' | 'envelope'>> => {
  const host = `localhost:${String(running.port)}`;
  const sent = { host, origin: `http://${host}`, 'content-type': 'application/json', ...headers };
  return new Promise((resolve, reject) => {
    const call = request(
      `http://127.0.0.1:${String(running.port)}/user/signInLink/open`,
      { method: 'POST', headers: Object.fromEntries(Object.entries(sent).filter(isSent)) },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          const envelope = v.parse(
            v.object({ c: v.number(), m: v.nullable(v.string()), d: v.unknown() }),
            JSON.parse(text),
          );
          resolve({ status: response.statusCode ?? 0, envelope });
        });
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify({ code: secret }));
  });
};

const isSent = (entry: readonly [string, string | null]): entry is [string, string] => entry[1] !== null;

/** Makes the server a home. Returns its owner, who is old enough to chat. */
export const openHome = async (server: TestServer): Promise<UserInfo> => {
  const { envelope } = await openLink(server, await createOwnerLink(server));
  const owner = v.parse(UserInfo, envelope.d);
  await server.post('/user/confirmAge', { birthDate: '1990-05-17' }, { token: owner.token });
  return owner;
};
