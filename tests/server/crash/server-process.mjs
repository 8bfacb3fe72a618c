/** Runs the built server in a separate process, which can be killed abruptly. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** When a start counts as hanging, in milliseconds: longer than on any machine. */
const startLimit = 600_000;

/** Returns the settings of every start: the same port, so that clients reconnect. */
export async function settingsFor({ dataDir, modelUrl }) {
  return {
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    STRICT_PORT: '1',
    DATA_DIR: dataDir,
    CLIENT_DIR: join(dataDir, 'no-page'),
    LLM_BASE_URL: modelUrl,
    LLM_MODEL: 'crash-test',
    GRANT_CHATS: '100000',
    LIMIT_FACTOR: '10000',
    LOG_LEVEL: 'error',
  };
}

/** Starts the server and resolves once it responds. `milliseconds` is the startup time, including the process's own. */
export async function startServerProcess(serverFile, settings) {
  const startedAt = performance.now();
  const environment = { ...process.env };
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL']) delete environment[name];
  Object.assign(environment, settings);
  const child = spawn(process.execPath, [serverFile], {
    cwd: settings.DATA_DIR,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output = (output + text).slice(-4000);
    });
  }
  const url = `http://127.0.0.1:${settings.PORT}`;
  await answers(`${url}/mate/recommend`, child, () => output);
  return {
    url,
    milliseconds: performance.now() - startedAt,
    output: () => output,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** Kills it immediately, like kill -9. */
    kill: () => end(child, 'SIGKILL'),
    /** Asks it to stop, and resolves with its exit code when it has. */
    stop: () => end(child, 'SIGTERM'),
  };
}

async function end(child, signal) {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
  return child.exitCode;
}

async function answers(url, child, output) {
  const deadline = performance.now() + startLimit;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) {
      throw new Error(`The server ended at its start:\n${output()}`);
    }
    const response = await fetch(url).catch(() => null);
    if (response !== null && (await response.json()).c === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not answer:\n${output()}`);
}

export async function freePort() {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  await once(socket, 'close');
  return port;
}
