import { importFailedPath, importPath, sharedField } from '../../contract/share-target.ts';
import { storeReceived } from './store-received.ts';

/** Whether the request is the form by which a system shares files with the app. */
export const isShare = ({ method, mode }: Request, path: string): boolean =>
  method === 'POST' && mode === 'navigate' && path === importPath;

/** Stores the files of the form, and leads to the page that imports them. Nothing is taken from another site. */
export async function receiveShare(request: Request, origin: string): Promise<Response> {
  return Response.redirect(isForeign(request, origin) ? importFailedPath : await pathAfter(request), 303);
}

/**
 * Whether another site sent the form. A system that shares files is no site: it has no origin. A site can hide its own, by a policy
 * that shows. Few browsers show `sec-fetch-site` to a worker.
 */
function isForeign({ headers, referrerPolicy }: Request, ownOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin') ?? 'null';
  if (site !== null && site !== 'none' && site !== 'same-origin') return true;
  if (origin !== 'null') return origin !== ownOrigin;
  return referrerPolicy === 'no-referrer' || referrerPolicy === 'same-origin';
}

async function pathAfter(request: Request): Promise<string> {
  try {
    const form = await request.formData();
    const files = form.getAll(sharedField).filter((value) => value instanceof File);
    await storeReceived(files);
    return importPath;
  } catch {
    // The page says that the files could not be received.
    return importFailedPath;
  }
}
