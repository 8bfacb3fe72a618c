import { createServer } from 'node:http';
import { build } from 'vite';

/** Bundles one module for the browser and returns its code, without writing files. */
export async function bundle(entry, { minify = false } = {}) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  });
  const { output } = Array.isArray(result) ? result[0] : result;
  return output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry).code;
}

/**
 * Serves `files` (path to `{ type, body, headers }`) on a free port of this machine and records each requested path.
 * All other requests get an empty 404.
 */
export async function serve(files) {
  const asked = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    asked.push(path);
    const file = files[path];
    response.writeHead(file ? 200 : 404, {
      'content-type': file?.type ?? 'text/plain',
      'cache-control': 'no-store',
      ...file?.headers,
    });
    response.end(file?.body ?? '');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    asked,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
