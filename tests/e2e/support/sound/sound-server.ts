import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { dataRoot } from '../../../support/data-root.ts';

/** A sound card of software: what programs play is heard by its microphone, as in a room. */
export interface SoundServer {
  /** The environment with which programs use it. */
  readonly env: Readonly<Record<string, string>>;
  /** Plays a file to its end. */
  readonly play: (file: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Debian has them in `pulseaudio` and `pulseaudio-utils`. */
export const hasSoundServer = ['pulseaudio', 'pactl', 'paplay'].every(
  (program) => spawnSync(program, ['--version']).status === 0,
);

/** Starts a PulseAudio of its own, which uses no device and no settings of this machine. */
export async function startSoundServer(): Promise<SoundServer> {
  const folder = mkdtempSync(join(dataRoot, 'mates-sound-'));
  const socket = join(folder, 'socket');
  const env = {
    PULSE_SERVER: `unix:${socket}`,
    PULSE_RUNTIME_PATH: folder,
    PULSE_STATE_PATH: folder,
    PULSE_CONFIG_PATH: folder,
    PULSE_COOKIE: join(folder, 'cookie'),
  };
  const options = { env: { ...process.env, ...env } };
  const modules = [
    `module-native-protocol-unix socket=${socket} auth-anonymous=1`,
    'module-null-sink sink_name=room',
    // Chromium offers no monitor as a microphone, but what is made of one.
    'module-remap-source master=room.monitor source_name=microphone',
  ];
  const server = spawn(
    'pulseaudio',
    [
      '-n',
      '--daemonize=no',
      '--use-pid-file=no',
      '--exit-idle-time=-1',
      ...modules.flatMap((one) => ['-L', one]),
    ],
    { ...options, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  while (
    server.exitCode === null &&
    spawnSync('pactl', ['set-default-source', 'microphone'], options).status !== 0
  )
    await setTimeout(100);
  if (server.exitCode !== null) throw new Error('PulseAudio did not start.');
  return {
    env,
    play: async (file) => {
      await promisify(execFile)('paplay', [file], options);
    },
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
