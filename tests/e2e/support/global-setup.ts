import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startProduct } from './product.ts';

/** Starts the product for all browser tests, building it first where nobody has; returns what stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const root = process.cwd();
  const dist = join(root, 'dist');
  const isBuilt =
    existsSync(join(dist, 'server', 'main.js')) && existsSync(join(dist, 'client', 'index.html'));
  if (!isBuilt) spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs')], { stdio: 'inherit' });
  const product = await startProduct(dist);
  // Workers inherit the environment.
  process.env['E2E_DIST'] = dist;
  process.env['E2E_URL'] = product.url;
  process.env['E2E_OUTBOX'] = product.outbox;
  return product.stop;
}
