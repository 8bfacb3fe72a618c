import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readMetrics } from '../support/metrics.ts';
import { startSharedServer } from '../support/server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const files = ['deploy/grafana/dashboard.json', 'deploy/prometheus/alerts.yml', 'docs/operations.md'];
const textOf = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

const server = await startSharedServer({ environment: { ADMIN_PORT: '0' } });
await server.get('/mate/recommend');
const metrics = await readMetrics(server);

/** Returns the names that queries may use: those of the series, which a histogram has three of. */
const readNames = (): string[] =>
  [...metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );

test.each(files)('%s uses metrics that the server has', (file) => {
  const used = new Set(textOf(file).match(/\b(?:mates|process|nodejs)_[a-z0-9_]+/g));
  const known = readNames();
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((name) => !known.includes(name))).toEqual([]);
});

test('docs/operations.md explains every metric of ours and every alert', () => {
  const page = textOf('docs/operations.md');
  const own = [...metrics.matchAll(/^# TYPE (mates_\w+) /gm)].map(([, name = '']) => name);
  const alerts = [...textOf('deploy/prometheus/alerts.yml').matchAll(/alert: (\w+)/g)].map(
    ([, name = '']) => name,
  );
  expect([...own, ...alerts].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool) {
  process.stdout.write('Not run: the checks of promtool (the package "prometheus" is not installed).\n');
}

test.skipIf(!hasPromtool).each([
  ['the rules', ['check', 'rules', 'deploy/prometheus/alerts.yml']],
  ['the example configuration', ['check', 'config', 'deploy/prometheus/prometheus.yml']],
  ['the alerts that failures raise', ['test', 'rules', 'tests/server/alerts/alerts.yml']],
])('promtool accepts %s', (_title, parameters) => {
  const checked = spawnSync('promtool', parameters, { cwd: root, encoding: 'utf8' });
  expect(checked).toMatchObject({ status: 0 });
});

test.skipIf(!hasPromtool)('promtool accepts the names, types and texts of our metrics', () => {
  const own = metrics
    .split('\n')
    .filter((line) => line.includes('mates_'))
    .join('\n');
  const checked = spawnSync('promtool', ['check', 'metrics'], { input: `${own}\n`, encoding: 'utf8' });
  expect(checked).toMatchObject({ status: 0, stdout: '', stderr: '' });
});
