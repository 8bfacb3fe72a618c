import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startProduct } from './product.ts';

/**
 * Builds the product unless its build is current, and starts it for all browser tests; returns a function that stops
 * it.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const root = process.cwd();
  const dist = join(root, 'dist');
  const build = [join(root, 'scripts', 'build.mjs'), '--if-changed'];
  const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' });
  if (status !== 0) throw new Error('The product could not be built: see above.');
  const product = await startProduct(dist);
  // Workers inherit the environment.
  process.env['E2E_BEGIN'] = String(Date.now());
  process.env['E2E_DIST'] = dist;
  process.env['E2E_URL'] = product.url;
  process.env['E2E_OUTBOX'] = product.outbox;
  return product.stop;
}
