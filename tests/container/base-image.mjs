/** Makes the image on which ours is built, from packages of Debian and the Node of this machine, without a registry. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The certificates of the machine, at the same place in the image: a proxy before npm's registry may need one of them. */
export const certificates = '/etc/ssl/certs/ca-certificates.crt';

/** Writes a minimal Debian with Node, npm and the user `node` into a folder. */
export function writeBase(folder, run) {
  run('debootstrap', ['--variant=minbase', '--include=ca-certificates', codename(), folder]);
  copyNode(folder);
  if (existsSync(certificates)) cpSync(certificates, join(folder, certificates));
  run('chroot', [folder, 'useradd', '--uid', '1000', '--create-home', 'node']);
}

/** Node needs the libraries with which it was built: the version of Debian is that of this machine. */
function codename() {
  const [, name] = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8')) ?? [];
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8')) && name ? name : 'bookworm';
}

function copyNode(folder) {
  const program = realpathSync(process.execPath);
  cpSync(program, join(folder, 'usr/local/bin/node'));
  for (const library of librariesOf(program)) {
    const target = join(folder, library);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(realpathSync(library), target);
  }
  const modules = join(folder, 'usr/local/lib/node_modules');
  cpSync(npmFolder(), join(modules, 'npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/local/bin/npm'));
}

function librariesOf(program) {
  const { stdout } = spawnSync('ldd', [program], { encoding: 'utf8' });
  return [...stdout.matchAll(/=> (\/\S+)/g)].map(([, library]) => library);
}

/** npm passes its own path to the scripts that it runs. */
function npmFolder() {
  const { npm_execpath: given } = process.env;
  const { stdout } = spawnSync('npm', ['root', '--global'], { encoding: 'utf8' });
  return given ? dirname(dirname(realpathSync(given))) : join(stdout.trim(), 'npm');
}
