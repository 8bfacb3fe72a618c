/** Runs the product with hot reload. The page is served by Vite, which passes API calls on to the server. */
import { spawn } from 'node:child_process';
import { createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { proxyToApi } from './lib/api-proxy.mjs';
import { root } from './lib/root.mjs';
import { startScript } from './lib/start-script.mjs';

process.chdir(root);
startScript();
const { build, createServer } = await import('vite');
const insertSettings = await loadSettings();

const apiPort = await freePort();
const api = `http://127.0.0.1:${apiPort}`;
const page = await createServer({
  root,
  configFile: join(root, 'vite.config.ts'),
  plugins: [
    { name: 'site-of-the-server', transformIndexHtml: (html) => insertSettings(html, serverSettings()) },
  ],
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4321), proxy: proxyToApi(api) },
});
await page.listen();
// The name that `npm start` prints too: browsers allow passkeys there, but at no IP address.
const address = `http://localhost:${page.httpServer.address().port}`;

let server = null;
const watcher = await build({
  root,
  configFile: join(root, 'vite.server.config.ts'),
  logLevel: 'warn',
  build: { outDir: 'dist/dev-server', watch: {} },
});
watcher.on('event', (event) => {
  if (event.code === 'ERROR') console.error(event.error.message);
  if (event.code === 'BUNDLE_END') restart();
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());

/** The page's address is the public one: links in mails lead to Vite. */
function serverSettings() {
  return { ...process.env, HOST: '127.0.0.1', PORT: String(apiPort), PUBLIC_URL: address };
}

/** Runs one server at a time: the next starts when the previous one has released the database. */
function restart() {
  const launch = () => {
    server = spawn(process.execPath, [join(root, 'dist', 'dev-server', 'main.js'), '--without-page'], {
      stdio: 'inherit',
      env: serverSettings(),
    });
  };
  if (!server || server.exitCode !== null) return launch();
  server.removeAllListeners('exit');
  server.once('exit', launch);
  server.kill('SIGTERM');
}

async function stop() {
  server?.removeAllListeners('exit');
  server?.kill('SIGTERM');
  await watcher.close();
  await page.close();
  process.exit(0);
}

/**
 * Reads `.env` as the server does. Resolves with what inserts the settings into the page as the server does: where the links of
 * mails are, the product's name, the operator.
 */
async function loadSettings() {
  const { withModules } = await import('./lib/modules.mjs');
  try {
    return await withModules(async (load) => {
      const file = await load('/server/config/settings-file.ts');
      const { readConfig } = await load('/server/config/config.ts');
      const { insertSite, readSite } = await load('/server/http/page/site.ts');
      file.loadSettings('.env');
      return (html, settings) => insertSite(html, readSite(readConfig(settings)));
    });
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const socket = createSocket();
    socket.on('error', reject);
    socket.listen(0, '127.0.0.1', () => {
      const { port } = socket.address();
      socket.close(() => resolve(port));
    });
  });
}
