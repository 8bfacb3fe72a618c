/** `npm run gallery`: shows every state of every screen by a link, without a server. Press Ctrl+C to stop it. */
import { ensureInstalled } from '../../scripts/lib/install.mjs';

ensureInstalled();
const { serveGallery } = await import('./serve.mjs');
const { url } = await serveGallery();
console.log(url);
