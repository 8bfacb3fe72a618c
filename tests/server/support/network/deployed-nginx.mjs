/** The configuration of nginx in `deploy/`, for a test on this machine. */
import { readFileSync } from 'node:fs';

const file = new URL('../../../../deploy/nginx.conf', import.meta.url);

/** Returns the shipped configuration, of which only ports, nodes, certificate and timeouts differ. */
export function nginxSite({ port, plainPort, nodes, certificate, key, idle = '11m' }) {
  const servers = nodes.map((node) => `server 127.0.0.1:${node} max_fails=0;`);
  return readFileSync(file, 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace(/^ *listen 443 ssl/m, `listen 127.0.0.1:${port} ssl`)
    .replace('server 127.0.0.1:4321 max_fails=0;', servers.join('\n    '))
    .replaceAll('chat.example.org;', 'localhost;')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replaceAll(' 11m;', ` ${idle};`);
}

/** Returns the configuration that contains these sites. Its files are in the folder. */
export const nginxAround = (folder, sites) => `
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
    access_log off;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    ${sites}
}
`;
