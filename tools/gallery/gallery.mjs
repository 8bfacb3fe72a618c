/** Shows every state of every screen by a link, without a server. Press Ctrl+C to stop it. */
import { startScript } from '../../scripts/lib/start-script.mjs';

startScript();
const { serveGallery } = await import('./serve.mjs');
const { url } = await serveGallery();
console.log(url);
