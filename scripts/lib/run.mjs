/** Runs other programs, the same way on every operating system. */
import { spawn } from 'node:child_process';

/**
 * Runs a program and resolves with its exit code and its output.
 * `show: true` also forwards the output as it arrives.
 */
export function run(command, args, { show = false, env = process.env, cwd } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (target) => (chunk) => {
      output += chunk;
      if (show) target.write(chunk);
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs the JavaScript entry of an installed package, without a shell and without PATH. */
export const runTool = (script, args, options) => run(process.execPath, [script, ...args], options);
