/** `npm run gallery`: every state of every screen by one link, without a server. Ends with Ctrl+C. */
import { ensureInstalled } from '../../scripts/lib/install.mjs';

ensureInstalled();
const { serveGallery } = await import('./serve.mjs');
const { url } = await serveGallery();
console.log(url);
