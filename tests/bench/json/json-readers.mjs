/** Clients that call one after the other on connections of their own, in a separate process. */
import { Agent, get } from 'node:http';
import { serveParent } from '../hosts/server-child.mjs';

const connections = 20;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** Makes that many calls, and returns the bytes of one answer. */
async function call({ port, path, count, encoding }) {
  const headers = encoding === null ? {} : { 'accept-encoding': encoding };
  let left = count;
  let bytes = 0;
  const callOnce = () =>
    new Promise((resolve, reject) => {
      get({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
        let size = 0;
        response.on('data', (part) => (size += part.length));
        response.on('end', () => {
          bytes = size;
          resolve();
        });
      }).on('error', reject);
    });
  const work = async () => {
    while (left > 0) {
      left -= 1;
      await callOnce();
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return { bytes };
}

serveParent({}, { call });
